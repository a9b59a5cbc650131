import assert from 'node:assert/strict';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import { readingAgents } from '../../../src/core/agents/reading/readingAgents.ts';
import { noBreath } from '../../../src/core/inSlices.ts';
import type { Verdict, VerdictState, Why } from '../../../src/core/visibility/verdict.ts';
import { evidenceWords } from '../../../src/extension/webviews/evidenceOf.ts';
import { MatrixContent, type MatrixInput } from '../../../src/extension/webviews/matrixContent.ts';
import { shortReason } from '../../../src/extension/webviews/shortReason.ts';
import { skillOf } from '../../support/skillFixture.ts';

const agents = readingAgents.filter(({ id }) => id === 'claudeCode' || id === 'codex');
const visible: Verdict = { state: 'visible', name: 'x', why: { kind: 'seen' } };
const deep: Verdict = { state: 'hidden', name: 'x', why: { kind: 'tooDeep', depth: 2, most: 1 } };

function input(verdicts: Readonly<Record<string, Verdict>>): MatrixInput {
  const skills = Object.keys(verdicts).map(name => skillOf({ name }));
  const of = new Map(skills.map(skill => [skill.location, verdicts[skill.analysis.name]]));
  const verdict = (location: string, agent: AgentId) => (agent === 'codex' ? of.get(location) : visible);
  return { agents, skills, used: new Set<AgentId>(['codex']), verdict };
}

describe('what the matrix is told', () => {
  it('is everything at first', async () => {
    const update = await new MatrixContent().update(input({ pdf: deep, notes: visible }), noBreath);
    assert.equal(update.whole, true);
    assert.deepEqual(
      update.agents.map(({ id, used }) => [id, used]),
      [
        ['claudeCode', false],
        ['codex', true],
      ],
    );
    assert.deepEqual(update.verdicts, [
      { state: 'visible', reason: '' },
      { state: 'hidden', reason: 'the folder is too deep' },
    ]);
    assert.deepEqual(
      update.rows.map(({ name, cells }) => [name, cells]),
      [
        ['pdf', [0, 1]],
        ['notes', [0, 0]],
      ],
    );
  });

  it('is then what differs', async () => {
    const content = new MatrixContent();
    await content.update(input({ pdf: deep, notes: visible, old: deep }), noBreath);
    const update = await content.update(input({ pdf: deep, notes: deep, more: visible }), noBreath);
    assert.equal(update.whole, false);
    assert.deepEqual(
      update.rows.map(({ name, cells }) => [name, cells]),
      [
        ['notes', [0, 1]],
        ['more', [0, 0]],
      ],
    );
    assert.deepEqual(update.verdicts, []);
    assert.deepEqual(update.removed, [skillOf({ name: 'old' }).location]);
  });

  it('is nothing where nothing differs, and all that is new after there was nothing', async () => {
    const content = new MatrixContent();
    await content.update(input({ pdf: deep }), noBreath);
    const same = await content.update(input({ pdf: deep }), noBreath);
    assert.deepEqual([same.rows, same.removed], [[], []]);
    await content.update(input({}), noBreath);
    const again = await content.update(input({ pdf: deep }), noBreath);
    assert.deepEqual([again.whole, again.verdicts, again.rows.length], [false, [], 1]);
  });

  it('has names that show what is in them', async () => {
    const { rows } = await new MatrixContent().update(input({ 'a\u202eb\nc': visible }), noBreath);
    assert.equal(rows[0]?.name, 'a\ufffdb␤c');
  });
});

describe('the reason in some words', () => {
  const cases: readonly (readonly [VerdictState, Why, string])[] = [
    ['visible', { kind: 'seen' }, ''],
    ['visible', { kind: 'seen', shortened: 7 }, 'the description is shortened'],
    ['rejected', { kind: 'rule', rule: 'name-present', clause: 'it has no name' }, 'it has no name'],
    ['cut', { kind: 'budget', unit: 'tokens', over: 7 }, 'the list is too long'],
    [
      'listed-by-name-only',
      { kind: 'budget', unit: 'tokens', over: 7 },
      'the list is too long for its description',
    ],
    ['hidden', { kind: 'tooDeep', depth: 3, most: 1 }, 'the folder is too deep'],
  ];
  for (const [state, why, words] of cases) {
    it(`of ${state} by ${why.kind} is "${words}"`, () => assert.equal(shortReason({ state, why }), words));
  }
});

describe('where facts are from', () => {
  const measured = { seen: 'measured', version: '2.1', source: '' } as const;
  const documented = { seen: 'documented', version: 'May 2026', source: '' } as const;
  for (const [known, words] of [
    [[measured, measured], 'Measured with version 2.1.'],
    [[documented], 'As documented, May 2026; not measured.'],
    [[measured, documented], 'Measured with version 2.1; in part as documented, May 2026.'],
  ] as const) {
    it(`is said: ${words}`, () => assert.equal(evidenceWords(known), words));
  }
});
