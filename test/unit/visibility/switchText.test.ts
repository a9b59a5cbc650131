import assert from 'node:assert/strict';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import type { SwitchSetting } from '../../../src/core/agents/reading/behaviour.ts';
import { readingAgent } from '../../../src/core/agents/reading/readingAgents.ts';
import { settingsIn } from '../../../src/core/visibility/readSwitches.ts';
import { switchText } from '../../../src/core/visibility/switchText.ts';

/** An agent, the text of its first settings file, a switch of the skill `one`, and the text after. */
const cases: readonly (readonly [AgentId, string | undefined, SwitchSetting, string])[] = [
  ['claudeCode', undefined, 'off', '{ "skillOverrides": {"one":"off"} }\n'],
  ['claudeCode', '{"a":1}', 'manual', '{"a":1, "skillOverrides": {"one":"user-invocable-only"}}'],
  [
    'claudeCode',
    '{\n  "skillOverrides": {\n    "two": "off"\n  },\n  "z": [ 1 ]\n}\n',
    'nameOnly',
    '{\n  "skillOverrides": {\n    "two": "off",\n    "one": "name-only"\n  },\n  "z": [ 1 ]\n}\n',
  ],
  [
    'claudeCode',
    '{"skillOverrides":{"one":"off"}}',
    'manual',
    '{"skillOverrides":{"one":"user-invocable-only"}}',
  ],
  ['claudeCode', '{"skillOverrides":{"two":"off", "one":"off"}}', 'on', '{"skillOverrides":{"two":"off"}}'],
  ['claudeCode', '{"skillOverrides":{"one":"off", "two":"off"}}', 'on', '{"skillOverrides":{"two":"off"}}'],
  ['claudeCode', '{"skillOverrides":{"one":"off"}}', 'on', '{"skillOverrides":{}}'],
  ['claudeCode', '{"a":1}', 'on', '{"a":1}'],
  ['copilot', '{"disabledSkills":["two"]}', 'off', '{"disabledSkills":["two","one"]}'],
  ['copilot', '{"disabledSkills":["two","one"]}', 'on', '{"disabledSkills":["two"]}'],
  ['copilot', '{"disabledSkills":["one"]}', 'off', '{"disabledSkills":["one"]}'],
  ['gemini', '{"skills":{"enabled":true}}', 'off', '{"skills":{"enabled":true, "disabled": ["one"]}}'],
  ['openCode', '{}', 'off', '{ "permission": {"skill":{"one":"deny"}} }'],
];

describe('A switch', () => {
  for (const [id, before, setting, after] of cases) {
    it(`of ${id} is set to ${setting} in ${JSON.stringify(before ?? 'no file')}`, () => {
      const place = readingAgent(id)?.behaviour.switches.places[0];
      assert(place);
      const text = switchText(before, place, 'one', setting);
      assert.deepEqual(text, { ok: true, value: after });
      assert.equal(settingsIn(after, place)['one'] ?? 'on', setting);
    });
  }

  for (const [id, before, setting] of [
    ['claudeCode', '{"skillOverrides":', 'off'],
    ['claudeCode', '{"skillOverrides":[]}', 'off'],
    ['claudeCode', '[]', 'off'],
    ['copilot', '{"disabledSkills":"one"}', 'off'],
    ['copilot', '{}', 'manual'],
    ['codex', '', 'off'],
  ] as const) {
    it(`of ${id} is refused in ${JSON.stringify(before)}`, () => {
      const place = readingAgent(id)?.behaviour.switches.places[0];
      assert(place);
      const text = switchText(before, place, 'one', setting);
      assert(!text.ok);
      assert.match(text.error, /\.$/);
    });
  }
});
