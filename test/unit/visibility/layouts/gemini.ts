import type { Case } from '../agents.test.ts';

const agent = 'gemini';

export const gemini: readonly Case[] = [
  {
    agent,
    it: 'reads the folder that it is started in alone, .agents before its own, project before personal',
    from: '/repo/a',
    files: {
      '/repo/.gemini/skills/up/SKILL.md': 'up',
      '/repo/a/.gemini/skills/x/SKILL.md': 'x',
      '/repo/a/.agents/skills/y/SKILL.md': 'x',
      '/home/me/.agents/skills/z/SKILL.md': 'x',
    },
    sees: {
      '/repo/.gemini/skills/up': 'hidden otherProject',
      '/repo/a/.gemini/skills/x': 'shadowed by /repo/a/.agents/skills/y',
      '/repo/a/.agents/skills/y': 'visible as x',
      '/home/me/.agents/skills/z': 'shadowed by /repo/a/.agents/skills/y',
    },
  },
  {
    agent,
    it: 'takes both fields to be there, whatever they are, and YAML or not',
    files: {
      '/repo/.gemini/skills/SKILL.md': 'self',
      '/repo/.gemini/skills/a/b/SKILL.md': 'b',
      '/repo/.gemini/skills/.dot/SKILL.md': 'dot',
      '/repo/.gemini/skills/name/SKILL.md': '---\ndescription: d\n---\n',
      '/repo/.gemini/skills/text/SKILL.md': '---\nname: text\n---\n',
      '/repo/.gemini/skills/colon/SKILL.md': '---\nname: a/b\ndescription: a: b\n---\n',
      '/repo/.gemini/skills/mark/SKILL.md': '\uFEFF---\nname: mark\ndescription: d\n---\n',
      '/repo/.gemini/skills/fence/SKILL.md': '--- \nname: fence\ndescription: d\n---\n',
      '/repo/.gemini/skills/flags/SKILL.md':
        '---\nname: flags\ndescription: d\ndisable-model-invocation: true\n---\n',
    },
    sees: {
      '/repo/.gemini/skills': 'visible as self',
      '/repo/.gemini/skills/a/b': 'hidden tooDeep',
      '/repo/.gemini/skills/.dot': 'hidden as dot dottedFolder',
      '/repo/.gemini/skills/name': 'rejected name-present',
      '/repo/.gemini/skills/text': 'rejected description-present',
      '/repo/.gemini/skills/colon': 'visible as a-b',
      '/repo/.gemini/skills/mark': 'rejected no-byte-order-mark',
      '/repo/.gemini/skills/fence': 'rejected frontmatter-present',
      '/repo/.gemini/skills/flags': 'visible',
    },
  },
  {
    agent,
    it: 'has no skills where they are all switched off',
    files: {
      '/repo/.gemini/skills/a/SKILL.md': 'a',
      '/home/me/.gemini/settings.json': '{"skills":{"enabled":false}}',
    },
    sees: { '/repo/.gemini/skills/a': 'hidden switched' },
  },
  {
    agent,
    it: 'reads no project that is not trusted',
    situation: { trusted: false },
    files: { '/repo/.gemini/skills/a/SKILL.md': 'a', '/home/me/.gemini/skills/b/SKILL.md': 'b' },
    sees: { '/repo/.gemini/skills/a': 'hidden untrusted', '/home/me/.gemini/skills/b': 'visible' },
  },
  {
    agent,
    it: 'finds what is disabled whatever its case, in another home too',
    environment: { GEMINI_CLI_HOME: '/home/other' },
    files: {
      '/repo/.gemini/skills/a/SKILL.md': 'Big',
      '/repo/.gemini/settings.json': '{"skills":{"disabled":["bIG"]}}',
      '/home/other/.gemini/skills/b/SKILL.md': 'b',
      '/home/me/.gemini/skills/c/SKILL.md': 'c',
    },
    sees: {
      '/repo/.gemini/skills/a': 'hidden as Big switched',
      '/home/other/.gemini/skills/b': 'visible',
      '/home/me/.gemini/skills/c': 'hidden otherFolder',
    },
  },
];
