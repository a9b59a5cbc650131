import assert from 'node:assert/strict';
import type { AgentId } from '../../../src/core/agents/agent.ts';
import type { SwitchSetting } from '../../../src/core/agents/reading/behaviour.ts';
import { readingAgent } from '../../../src/core/agents/reading/readingAgents.ts';
import { settingsIn } from '../../../src/core/visibility/readSwitches.ts';
import { withJsonValue } from '../../../src/core/visibility/switching/jsonText.ts';
import { switchEdits, switchSettings } from '../../../src/core/visibility/switching/switchEdits.ts';

describe('a value set in a JSON text', () => {
  const cases: [what: string, before: string, path: string[], value: unknown, after: string][] = [
    ['in an empty object', '{}\n', ['a', 'b'], 'x', '{\n  "a": {\n    "b": "x"\n  }\n}\n'],
    ['beside others', '{\n    "z": 1\n}', ['a'], 'x', '{\n    "z": 1,\n    "a": "x"\n}'],
    ['in one line', '{ "z": [1, {"q": "}"}] }', ['a'], 'x', '{ "z": [1, {"q": "}"}], "a": "x" }'],
    ['in place of another', '{"a": {"b": "y", "c": 2}}', ['a', 'b'], 'x', '{"a": {"b": "x", "c": 2}}'],
    [
      'deeper',
      '{\n\t"a": {\n\t\t"c": 2\n\t}\n}',
      ['a', 'b'],
      'x',
      '{\n\t"a": {\n\t\t"c": 2,\n\t\t"b": "x"\n\t}\n}',
    ],
    ['where something else stands', '{"a": 1}', ['a', 'b'], 'x', '{"a": {\n    "b": "x"\n  }}'],
    ['with Windows line ends', '{\r\n  "z": 1\r\n}\r\n', ['a'], 'x', '{\r\n  "z": 1,\r\n  "a": "x"\r\n}\r\n'],
    ['the last of two that have one key', '{"a": 1, "a": 2}', ['a'], 3, '{"a": 1, "a": 3}'],
    ['left out, the first', '{\n  "a": 1,\n  "b": 2\n}', ['a'], undefined, '{\n  "b": 2\n}'],
    ['left out, the last', '{\n  "a": 1,\n  "b": 2\n}', ['b'], undefined, '{\n  "a": 1\n}'],
    ['left out, the only one', '{\n  "a": {\n    "b": 2\n  }\n}', ['a', 'b'], undefined, '{\n  "a": {}\n}'],
    ['left out where it is not', '{ "a": 1 }', ['b', 'c'], undefined, '{ "a": 1 }'],
  ];
  for (const [what, before, path, value, after] of cases) {
    it(what, () => assert.equal(withJsonValue(before, path, value), after));
  }
});

describe('a skill is switched in the files of the agent itself', () => {
  const location = '/w/.claude/skills/deploy/SKILL.md';

  /** The texts after the switch, by the agent's file. */
  function after(
    agent: AgentId,
    setting: SwitchSetting,
    texts: Readonly<Record<string, string>>,
    scope: 'project' | 'personal' = 'project',
  ): Record<string, string> | string {
    const { switches } = readingAgent(agent)?.behaviour ?? assert.fail();
    const all = switches.places.map(place => ({ place, path: place.file, text: texts[place.file] }));
    const edits = switchEdits({ name: 'deploy', location, scope }, setting, switches, all);
    return edits.ok ? Object.fromEntries(edits.value.map(({ path, text }) => [path, text])) : edits.error;
  }

  const manual = '{\n  "skillOverrides": {\n    "deploy": "user-invocable-only"\n  }\n}\n';
  const cases: [
    what: string,
    agent: AgentId,
    setting: SwitchSetting,
    texts: Record<string, string>,
    wanted: Record<string, string>,
  ][] = [
    [
      'of a project: the file that is not shared',
      'claudeCode',
      'manual',
      {},
      { '.claude/settings.local.json': manual },
    ],
    [
      'where something is said already, there',
      ...(['claudeCode', 'off', { '.claude/settings.json': manual }] as const),
      { '.claude/settings.json': manual.replace('user-invocable-only', 'off') },
    ],
    [
      'on again: nothing is said any more',
      ...(['claudeCode', 'on', { '.claude/settings.json': manual }] as const),
      { '.claude/settings.json': '{\n  "skillOverrides": {}\n}\n' },
    ],
    ['on what is on: nothing is written', 'claudeCode', 'on', {}, {}],
    [
      'in a list of what is off',
      ...(['gemini', 'off', { '.gemini/settings.json': '{"skills": {"disabled": ["other"]}}' }] as const),
      { '.gemini/settings.json': '{"skills": {"disabled": [\n      "other",\n      "deploy"\n    ]}}' },
    ],
    [
      'out of a list, whatever the case',
      ...(['gemini', 'on', { '~/.gemini/settings.json': '{"skills": {"disabled": ["Deploy"]}}' }] as const),
      { '~/.gemini/settings.json': '{"skills": {"disabled": []}}' },
    ],
    [
      'in TOML',
      ...(['codex', 'off', { '~/.codex/config.toml': 'model = "x"\n' }] as const),
      {
        '~/.codex/config.toml': `model = "x"\n\n[[skills.config]]\npath = "${location}"\nenabled = false\n`,
      },
    ],
    [
      'out of TOML',
      'codex',
      'on',
      { '~/.codex/config.toml': `[[skills.config]]\nname = "deploy"\nenabled = false\n[tui]\na = 1\n` },
      { '~/.codex/config.toml': '[tui]\na = 1\n' },
    ],
  ];
  for (const [what, agent, setting, texts, wanted] of cases) {
    it(`${agent}, ${setting}: ${what}`, () => assert.deepEqual(after(agent, setting, texts), wanted));
  }

  it('of the user: in the home folder', () => {
    assert.deepEqual(Object.keys(after('claudeCode', 'off', {}, 'personal')), ['~/.claude/settings.json']);
  });

  for (const [agent, file, text] of [
    ['claudeCode', '.claude/settings.local.json', '{'],
    ['claudeCode', '.claude/settings.local.json', '[]'],
    ['claudeCode', '.claude/settings.local.json', '{"skillOverrides": "none"}'],
    ['gemini', '.gemini/settings.json', '{"skills": {"disabled": [1]}}'],
    ['gemini', '.gemini/settings.json', '{"skills": []}'],
  ] as const) {
    it(`${agent}: not in a file that holds ${text}`, () => {
      assert.match(String(after(agent, 'off', { [file]: text })), /Mend it first/);
    });
  }

  for (const agent of ['claudeCode', 'copilot', 'gemini', 'openCode', 'codex'] as const) {
    const { switches } = readingAgent(agent)?.behaviour ?? assert.fail();
    for (const setting of switchSettings(switches).filter(each => each !== 'on')) {
      it(`${agent} reads ${setting} as it was written`, () => {
        const [[file = '', text = ''] = []] = Object.entries(after(agent, setting, {}));
        const place = switches.places.find(each => each.file === file) ?? assert.fail();
        assert.deepEqual(Object.values(settingsIn(text, place)), [setting]);
      });
    }
  }
});
