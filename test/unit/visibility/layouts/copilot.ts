import type { Case } from '../agents.test.ts';

const agent = 'copilot';

export const copilot: readonly Case[] = [
  {
    agent,
    it: 'takes the first kind of folder before the nearest, and project before personal',
    from: '/repo/a',
    files: {
      '/repo/.github/skills/x/SKILL.md': 'one',
      '/repo/a/.claude/skills/x/SKILL.md': 'one',
      '/repo/a/.agents/skills/x/SKILL.md': 'two',
      '/home/me/.copilot/skills/x/SKILL.md': 'two',
      '/home/me/.claude/skills/x/SKILL.md': 'three',
      '/home/me/.agents/skills/x/SKILL.md': 'four',
    },
    sees: {
      '/repo/.github/skills/x': 'visible as one',
      '/repo/a/.claude/skills/x': 'shadowed by /repo/.github/skills/x',
      '/repo/a/.agents/skills/x': 'visible as two',
      '/home/me/.copilot/skills/x': 'shadowed by /repo/a/.agents/skills/x',
      '/home/me/.claude/skills/x': 'hidden as three otherFolder',
      '/home/me/.agents/skills/x': 'visible as four',
    },
  },
  {
    agent,
    it: 'takes a skill folder with a SKILL.md of its own for one skill',
    files: { '/repo/.github/skills/SKILL.md': 'self', '/repo/.github/skills/in/SKILL.md': 'in' },
    sees: { '/repo/.github/skills': 'visible as self', '/repo/.github/skills/in': 'hidden insideSkill' },
  },
  {
    agent,
    it: 'looks into folders at any depth, also through a link',
    files: {
      '/repo/.github/skills/a/b/SKILL.md': 'b',
      '/repo/pack/deep/SKILL.md': 'deep',
      '/repo/.github/skills/pack': '-> /repo/pack',
    },
    sees: { '/repo/.github/skills/a/b': 'visible', '/repo/pack/deep': 'visible' },
  },
  {
    agent,
    it: 'rejects what is not as it wants it',
    files: {
      '/repo/.github/skills/yaml/SKILL.md': '---\nname: yaml\ndescription: a: b\n---\n',
      '/repo/.github/skills/none/SKILL.md': 'Text.\n',
      '/repo/.github/skills/empty/SKILL.md': '---\n---\nText.\n',
      '/repo/.github/skills/number/SKILL.md': '---\nname: 7\ndescription: d\n---\n',
      '/repo/.github/skills/chars/SKILL.md': '---\nname: "-a"\ndescription: d\n---\n',
      '/repo/.github/skills/blank/SKILL.md': '---\nname: two words\ndescription: d\n---\n',
      '/repo/.github/skills/long/SKILL.md': `---\nname: ${'n'.repeat(65)}\ndescription: d\n---\n`,
      '/repo/.github/skills/text/SKILL.md': `---\nname: text\ndescription: ${'d'.repeat(1025)}\n---\n`,
      '/repo/.github/skills/flag/SKILL.md': '---\nname: flag\nuser-invocable: "false"\n---\n',
      '/repo/.github/skills/tools/SKILL.md': '---\nname: tools\nallowed-tools: [1]\n---\n',
      '/repo/.github/skills/twice/SKILL.md': '---\nname: twice\nname: twice\n---\n',
    },
    sees: {
      '/repo/.github/skills/yaml': 'rejected yaml-valid',
      '/repo/.github/skills/none': 'rejected frontmatter-present',
      '/repo/.github/skills/empty': 'visible',
      '/repo/.github/skills/number': 'rejected as 7 field-type',
      '/repo/.github/skills/chars': 'rejected as -a name-hyphens',
      '/repo/.github/skills/blank': 'visible as two-words',
      '/repo/.github/skills/long': `rejected as ${'n'.repeat(65)} name-length`,
      '/repo/.github/skills/text': 'rejected description-length',
      '/repo/.github/skills/flag': 'rejected field-type',
      '/repo/.github/skills/tools': 'rejected field-type',
      '/repo/.github/skills/twice': 'rejected no-duplicate-field',
    },
  },
  {
    agent,
    it: 'has no personal folder but its own when that is moved, and adds what a variable lists',
    environment: { COPILOT_HOME: '/home/me/cop', COPILOT_SKILLS_DIRS: '/opt/a, ~/b' },
    files: {
      '/home/me/.agents/skills/gone/SKILL.md': 'gone',
      '/home/me/cop/skills/own/SKILL.md': 'own',
      '/opt/a/listed/SKILL.md': 'listed',
      '/home/me/b/too/SKILL.md': 'too',
    },
    sees: {
      '/home/me/.agents/skills/gone': 'hidden otherFolder',
      '/home/me/cop/skills/own': 'visible',
      '/opt/a/listed': 'visible',
      '/home/me/b/too': 'visible',
    },
  },
  {
    agent,
    it: 'goes by the list of what is disabled',
    files: {
      '/repo/.github/skills/a/SKILL.md': 'a',
      '/home/me/.copilot/settings.json': '{"disabledSkills":["a"]}',
    },
    sees: { '/repo/.github/skills/a': 'hidden switched' },
  },
];
