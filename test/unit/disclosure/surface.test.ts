import assert from 'node:assert/strict';
import { unlockedTools, visibleTools } from '../../../src/core/disclosure/skillGates.ts';
import {
  surfaceNamed,
  surfaceOf,
  surfaceOfModel,
  type SurfaceChoice,
} from '../../../src/core/disclosure/surface.ts';

describe('Where instructions land', () => {
  for (const [vendor, family, surface] of [
    ['anthropic', 'claude-sonnet-4-5', 'both'],
    ['ANTHROPIC', 'Claude-Sonnet-4-5', 'both'],
    ['anthropic', 'claude-3-5-sonnet-20241022', 'both'],
    ['anthropic', 'claude-3.7-sonnet', 'both'],
    ['skill-manager-claude', 'claude-opus-5-5', 'both'],
    ['copilot', 'claude-opus-4', 'both'],
    ['anthropic', 'claude-2.1', 'toolResult'],
    ['anthropic', 'claude-3-opus-20240229', 'toolResult'],
    ['anthropic', undefined, 'toolResult'],
    ['openai', 'gpt-4o', 'toolResult'],
    ['copilot', 'gpt-5', 'toolResult'],
    ['unknown', 'claude-sonnet-4-5', 'toolResult'],
    [undefined, undefined, 'toolResult'],
  ] as const) {
    it(`R40: suits ${vendor ?? 'no vendor'} ${family ?? 'no model'} as ${surface}`, () => {
      assert.equal(surfaceOfModel({ ...(vendor && { vendor }), ...(family && { family }) }), surface);
    });
  }

  const claude = { vendor: 'anthropic', family: 'claude-sonnet-4-5' };
  for (const [skill, setting, expected] of [
    ['system', 'toolResult', 'system'],
    ['auto', 'toolResult', 'toolResult'],
    [undefined, 'system', 'system'],
    [undefined, 'auto', 'both'],
    ['auto', 'auto', 'both'],
  ] as const satisfies readonly (readonly [SurfaceChoice | undefined, SurfaceChoice, string])[]) {
    it(`A12: asks the skill (${skill ?? 'silent'}), then the setting (${setting}), then the model`, () => {
      assert.equal(surfaceOf(skill, setting, claude), expected);
    });
  }

  it('A06: knows the names of other systems, and no others', () => {
    assert.deepEqual(
      ['system-prompt', 'tool-only', 'BOTH', 'Auto', 'toolResult', 'nowhere', undefined].map(surfaceNamed),
      ['system', 'toolResult', 'both', 'auto', 'toolResult', undefined, undefined],
    );
  });
});

describe('Tools that a skill unlocks', () => {
  const gates = [
    { key: 'billing', tools: ['refund', 'charge'] },
    { key: 'refund', tools: ['reverse'] },
  ];
  const baseline = ['list_skills', 'load_skill', 'charge'];

  for (const [active, visible] of [
    [[], ['list_skills', 'load_skill']],
    [['billing'], ['list_skills', 'load_skill', 'charge', 'refund']],
    [['refund'], ['list_skills', 'load_skill', 'reverse']],
    [['Billing'], ['list_skills', 'load_skill']],
    [
      ['refund', 'billing'],
      ['list_skills', 'load_skill', 'charge', 'refund', 'reverse'],
    ],
  ] as const) {
    it(`R42, A27: with ${active.join(' and ') || 'no skill'} are ${visible.join(', ')}`, () => {
      assert.deepEqual(visibleTools(baseline, gates, new Set(active)), visible);
    });
  }

  it('R42: are a fresh array each time, none where no skill is loaded', () => {
    const none = unlockedTools(gates, new Set());
    assert.deepEqual(none, []);
    assert.notEqual(none, unlockedTools(gates, new Set()));
  });
});
