import type { Case } from '../agents.test.ts';

const agent = 'claudeCode';

export const claudeCode: readonly Case[] = [
  {
    agent,
    it: 'reads .claude/skills of every folder up to the repository, and of no other agent',
    from: '/repo/a/b',
    files: {
      '/.claude/skills/out/SKILL.md': 'out',
      '/repo/.claude/skills/top/SKILL.md': 'top',
      '/repo/a/.claude/skills/mid/SKILL.md': 'mid',
      '/repo/a/b/.claude/skills/here/SKILL.md': 'here',
      '/repo/a/b/c/.claude/skills/below/SKILL.md': 'below',
      '/repo/z/.claude/skills/beside/SKILL.md': 'beside',
      '/repo/.agents/skills/other/SKILL.md': 'other',
    },
    sees: {
      '/repo/.claude/skills/top': 'visible',
      '/repo/a/.claude/skills/mid': 'visible',
      '/repo/a/b/.claude/skills/here': 'visible',
      '/repo/a/b/c/.claude/skills/below': 'hidden whenTouched',
      '/repo/z/.claude/skills/beside': 'hidden otherProject',
      '/repo/.agents/skills/other': 'hidden otherFolder',
    },
  },
  {
    agent,
    it: 'goes up to below the home folder where there is no repository',
    from: '/home/me/code/app',
    repository: false,
    files: {
      '/home/.claude/skills/out/SKILL.md': 'out',
      '/home/me/.claude/skills/mine/SKILL.md': 'mine',
      '/home/me/code/.claude/skills/code/SKILL.md': 'code',
    },
    sees: {
      '/home/.claude/skills/out': 'hidden otherProject',
      '/home/me/.claude/skills/mine': 'visible',
      '/home/me/code/.claude/skills/code': 'visible',
    },
  },
  {
    agent,
    it: 'has personal folders win, then the nearest, by the name of the directory',
    from: '/repo/a',
    files: {
      '/home/me/.claude/skills/one/SKILL.md': 'x',
      '/repo/.claude/skills/one/SKILL.md': 'y',
      '/repo/.claude/skills/two/SKILL.md': 'two',
      '/repo/a/.claude/skills/two/SKILL.md': 'two',
      '/repo/a/.claude/skills/three/SKILL.md': 'one',
    },
    sees: {
      '/home/me/.claude/skills/one': 'visible',
      '/repo/.claude/skills/one': 'shadowed by /home/me/.claude/skills/one',
      '/repo/.claude/skills/two': 'shadowed by /repo/a/.claude/skills/two',
      '/repo/a/.claude/skills/two': 'visible',
      '/repo/a/.claude/skills/three': 'visible',
    },
  },
  {
    agent,
    it: 'looks one folder deep, in hidden folders too, but not in its own for copies',
    files: {
      '/repo/.claude/skills/.dot/SKILL.md': 'dot',
      '/repo/.claude/skills/a/b/SKILL.md': 'b',
      '/repo/.claude/skills/Synced/SKILL.md': 'synced',
      '/repo/.claude/skills/low/skill.md': 'low',
      '/repo/.claude/skills/linked/SKILL.md': '-> /repo/other.md',
      '/repo/other.md': 'other',
    },
    sees: {
      '/repo/.claude/skills/.dot': 'visible',
      '/repo/.claude/skills/a/b': 'hidden tooDeep',
      '/repo/.claude/skills/Synced': 'hidden reservedName',
      '/repo/.claude/skills/low': 'hidden wrongCase',
      '/repo/.claude/skills/linked': 'visible',
    },
  },
  {
    agent,
    it: 'looks for no SKILL.md in the skill folder itself',
    files: { '/repo/.claude/skills/SKILL.md': 'self' },
    sees: { '/repo/.claude/skills': 'hidden folderItself' },
  },
  {
    agent,
    it: 'rejects nothing, and heeds who may start a skill unless its YAML cannot be mended',
    files: {
      '/repo/.claude/skills/none/SKILL.md': 'Just text.\n',
      '/repo/.claude/skills/people/SKILL.md': '---\ndisable-model-invocation: "Yes"\n---\n',
      '/repo/.claude/skills/model/SKILL.md': '---\nuser-invocable: off\n---\n',
      '/repo/.claude/skills/nobody/SKILL.md': '---\nuser-invocable: 0\ndisable-model-invocation: on\n---\n',
      '/repo/.claude/skills/paths/SKILL.md': '---\npaths: "*.ts"\n---\n',
      '/repo/.claude/skills/mended/SKILL.md': '---\ndescription: a: b\ndisable-model-invocation: true\n---\n',
      '/repo/.claude/skills/lost/SKILL.md': '---\ndescription: "a\ndisable-model-invocation: true\n---\n',
    },
    sees: {
      '/repo/.claude/skills/none': 'visible',
      '/repo/.claude/skills/people': 'manual-only fields',
      '/repo/.claude/skills/model': 'visible',
      '/repo/.claude/skills/nobody': 'hidden fields',
      '/repo/.claude/skills/paths': 'hidden paths',
      '/repo/.claude/skills/mended': 'manual-only fields',
      '/repo/.claude/skills/lost': 'visible',
    },
  },
  {
    agent,
    it: 'goes by its settings, those of the folder before those of the user',
    files: {
      '/repo/.claude/skills/a/SKILL.md': 'a',
      '/repo/.claude/skills/b/SKILL.md': 'b',
      '/repo/.claude/skills/c/SKILL.md': 'c',
      '/repo/.claude/settings.local.json': '{"skillOverrides":{"a":"off","b":"name-only"}}',
      '/home/me/.claude/settings.json': '{"skillOverrides":{"a":"on","c":"user-invocable-only"}}',
    },
    sees: {
      '/repo/.claude/skills/a': 'hidden switched',
      '/repo/.claude/skills/b': 'listed-by-name-only switched',
      '/repo/.claude/skills/c': 'manual-only switched',
    },
  },
  {
    agent,
    it: 'tells the model of no skill where the tool for them is denied',
    files: {
      '/repo/.claude/skills/a/SKILL.md': 'a',
      '/repo/.claude/settings.json': '{"permissions":{"deny":["Bash","Skill"]}}',
    },
    sees: { '/repo/.claude/skills/a': 'manual-only switched' },
  },
  {
    agent,
    it: 'moves its personal folder by a variable',
    environment: { CLAUDE_CONFIG_DIR: '/home/me/conf' },
    files: {
      '/home/me/.claude/skills/old/SKILL.md': 'old',
      '/home/me/conf/skills/new/SKILL.md': 'new',
    },
    sees: {
      '/home/me/.claude/skills/old': 'hidden otherFolder',
      '/home/me/conf/skills/new': 'visible',
    },
  },
  {
    agent,
    it: 'drops descriptions from where they do not fit, and keeps all names',
    situation: { window: 2600 },
    environment: { CLAUDE_CODE_DISABLE_BUNDLED_SKILLS: '1' },
    files: {
      '/repo/.claude/skills/a/SKILL.md': `---\ndescription: ${'x'.repeat(60)}\n---\n`,
      '/repo/.claude/skills/b/SKILL.md': `---\ndescription: ${'x'.repeat(60)}\n---\n`,
      '/repo/.claude/skills/c/SKILL.md': '---\ndescription: short\n---\n',
    },
    sees: {
      '/repo/.claude/skills/a': 'visible',
      '/repo/.claude/skills/b': 'listed-by-name-only budget',
      '/repo/.claude/skills/c': 'visible',
    },
  },
  {
    agent,
    it: 'lists its own skills first of all where the list is long',
    situation: { window: 160_000 },
    files: {
      '/repo/.claude/skills/a/SKILL.md': `---\ndescription: ${'x'.repeat(800)}\n---\n`,
      '/repo/.claude/skills/b/SKILL.md': '---\ndescription: short\n---\n',
    },
    sees: {
      '/repo/.claude/skills/a': 'listed-by-name-only budget',
      '/repo/.claude/skills/b': 'visible',
    },
  },
  {
    agent,
    it: 'goes by the part of the window that its nearest settings give the list',
    situation: { window: 200_000 },
    environment: { CLAUDE_CODE_DISABLE_BUNDLED_SKILLS: '1' },
    files: {
      '/repo/.claude/settings.local.json': '{"skillListingBudgetFraction": "0.5"}',
      '/repo/.claude/settings.json': '{"skillListingBudgetFraction": 0.0001}',
      '/home/me/.claude/settings.json': '{"skillListingBudgetFraction": 1}',
      '/repo/.claude/skills/a/SKILL.md': `---\ndescription: ${'x'.repeat(80)}\n---\n`,
      '/repo/.claude/skills/b/SKILL.md': '---\ndescription: short\n---\n',
    },
    sees: {
      '/repo/.claude/skills/a': 'listed-by-name-only budget',
      '/repo/.claude/skills/b': 'visible',
    },
  },
  {
    agent,
    it: 'reads the local settings of the root of the repository before those of the folder that it is started in',
    from: '/repo/web',
    files: {
      '/repo/.claude/settings.local.json': '{"skillOverrides": {"a": "off"}}',
      '/repo/.claude/settings.json': '{"skillOverrides": {"c": "off"}}',
      '/repo/web/.claude/settings.local.json': '{"skillOverrides": {"a": "on", "b": "off"}}',
      '/repo/.claude/skills/a/SKILL.md': 'a',
      '/repo/.claude/skills/b/SKILL.md': 'b',
      '/repo/.claude/skills/c/SKILL.md': 'c',
    },
    sees: {
      '/repo/.claude/skills/a': 'hidden switched',
      '/repo/.claude/skills/b': 'hidden switched',
      '/repo/.claude/skills/c': 'visible',
    },
  },
];
