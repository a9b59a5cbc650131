import assert from 'node:assert/strict';
import { readingAgent } from '../../../src/core/agents/reading/readingAgents.ts';
import { actionsFor } from '../../../src/core/visibility/actionsFor.ts';
import { explainVerdict } from '../../../src/core/visibility/explainVerdict.ts';
import type { Situation } from '../../../src/core/visibility/situation.ts';
import type { Verdict } from '../../../src/core/visibility/verdict.ts';
import { skillOf } from '../../support/skillFixture.ts';

const by = '/work/b/SKILL.md';
const root = '/work/x/.claude/skills';
const skill = skillOf({ name: 'a', directory: '/work/.agents/skills/a' });
const situation: Situation = {
  ...{ workingDirectory: '/work/sub', repository: '/work', trusted: true, switches: {} },
  home: { path: '/home/me', environment: {} },
};
const into = (kind: string): unknown => ({
  ...{ kind, from: '/work/.agents/skills/a' },
  to: '/work/.claude/skills/a',
});
const placing = ['link', 'copy', 'move'].map(into);

/** The verdict, how its sentence goes, and what would change it. */
const cases: readonly (readonly [Omit<Verdict, 'name'>, RegExp, readonly unknown[]])[] = [
  [{ state: 'visible', why: { kind: 'seen' } }, /lists it as "a" with its description/, []],
  [
    { state: 'visible', why: { kind: 'seen', shortened: 1 } },
    /the last 1 character of the description left out/,
    [],
  ],
  [
    { state: 'shadowed', why: { kind: 'sameName' }, by },
    /uses another skill of the name "a": the one in \/work\/b\./,
    [{ kind: 'compareWith', location: by }, { kind: 'renameSkill' }],
  ],
  [
    { state: 'hidden', why: { kind: 'switched' } },
    /switched off in the settings of/,
    [{ kind: 'switchOn', name: 'a' }],
  ],
  [
    { state: 'manual-only', why: { kind: 'switched' } },
    /keep it from the model/,
    [{ kind: 'switchOn', name: 'a' }],
  ],
  [
    { state: 'manual-only', why: { kind: 'fields' } },
    /`disable-model-invocation` keeps it from the model/,
    [{ kind: 'removeField', field: 'disable-model-invocation' }],
  ],
  [
    { state: 'hidden', why: { kind: 'fields' } },
    /leave nobody who can start it/,
    [{ kind: 'removeField', field: 'disable-model-invocation' }],
  ],
  [
    { state: 'manual-only', why: { kind: 'noDescription' } },
    /has no description/,
    [{ kind: 'writeDescription' }],
  ],
  [
    { state: 'hidden', why: { kind: 'paths' } },
    /once such a file is worked on/,
    [{ kind: 'removeField', field: 'paths' }],
  ],
  [
    { state: 'cut', why: { kind: 'budget', unit: 'tokens', over: 1200 } },
    /is 1,200 tokens too long, and it is left out/,
    [{ kind: 'shortenDescription' }],
  ],
  [
    { state: 'listed-by-name-only', why: { kind: 'budget', unit: 'characters', over: 1 } },
    /is 1 character too long, so its name/,
    [{ kind: 'shortenDescription' }],
  ],
  [{ state: 'hidden', why: { kind: 'otherFolder' } }, /in no folder that Claude Code reads/, placing],
  [
    { state: 'hidden', why: { kind: 'otherProject', root } },
    /does not read \/work\/x.* started here/,
    placing,
  ],
  [{ state: 'hidden', why: { kind: 'whenTouched', root } }, /only once a file beside it/, placing],
  [
    { state: 'hidden', why: { kind: 'tooDeep', depth: 3, most: 1 } },
    /3 folders deep.* looks 1 folder deep/,
    placing,
  ],
  [{ state: 'hidden', why: { kind: 'folderItself' } }, /in the skill folder itself; /, placing],
  [{ state: 'hidden', why: { kind: 'dottedFolder' } }, /begins with a dot/, placing],
  [
    { state: 'hidden', why: { kind: 'insideSkill', directory: '/work/x' } },
    /^\/work\/x has a SKILL\.md/,
    placing,
  ],
  [{ state: 'hidden', why: { kind: 'linkedFile' } }, /that is a link/, placing],
  [{ state: 'hidden', why: { kind: 'reservedName' } }, /folder of this name/, [{ kind: 'renameSkill' }]],
  [
    { state: 'hidden', why: { kind: 'wrongCase' } },
    /has to be called SKILL\.md/,
    [{ kind: 'renameFile', from: skill.location, to: skill.location }],
  ],
  [
    { state: 'hidden', why: { kind: 'untrusted' } },
    /only when the project is trusted/,
    [{ kind: 'trustProject' }],
  ],
  [
    { state: 'rejected', why: { kind: 'rule', rule: 'name-length', clause: 'its name is long' } },
    /does not load it: its name is long\./,
    [{ kind: 'openRule', rule: 'name-length' }],
  ],
];

describe('A verdict', () => {
  for (const [verdict, sentence, actions] of cases) {
    it(`is explained: ${verdict.state}, ${verdict.why.kind}`, () => {
      const agent = readingAgent('claudeCode');
      assert(agent);
      const said = explainVerdict({ ...verdict, name: 'a' }, agent);
      assert.match(said, sentence);
      assert.match(said, /^[^\n]+\.$/);
      assert.deepEqual(actionsFor({ ...verdict, name: 'a' }, skill, agent, situation), actions);
    });
  }

  it('on a personal skill is changed in a personal folder', () => {
    const agent = readingAgent('codex');
    assert(agent);
    const own = { path: '/home/me/.claude/skills', scope: 'personal', label: '', agents: [] } as const;
    const mine = {
      ...skillOf({ name: 'a', directory: '/home/me/.claude/skills/a' }),
      ways: [{ root: own, path: '/home/me/.claude/skills/a/SKILL.md' }] as const,
    };
    const verdict: Verdict = { state: 'hidden', name: 'a', why: { kind: 'otherFolder' } };
    const [first] = actionsFor(verdict, mine, agent, situation);
    const to = '/home/me/.agents/skills/a';
    assert.deepEqual(first, { kind: 'link', from: '/home/me/.claude/skills/a', to });
  });
});
