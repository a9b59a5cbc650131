import type { Case } from '../agents.test.ts';

const agent = 'codex';

export const codex: readonly Case[] = [
  {
    agent,
    it: 'goes six folders deep, into skills too, and not into hidden folders',
    files: {
      '/repo/.agents/skills/SKILL.md': 'self',
      '/repo/.agents/skills/1/2/3/4/5/6/SKILL.md': 'six',
      '/repo/.agents/skills/1/2/3/4/5/6/7/SKILL.md': 'seven',
      '/repo/.agents/skills/1/.dot/SKILL.md': 'dot',
      '/repo/.codex/skills/node_modules/SKILL.md': 'modules',
    },
    sees: {
      '/repo/.agents/skills': 'visible as self',
      '/repo/.agents/skills/1/2/3/4/5/6': 'visible as six',
      '/repo/.agents/skills/1/2/3/4/5/6/7': 'hidden as seven tooDeep',
      '/repo/.agents/skills/1/.dot': 'hidden as dot dottedFolder',
      '/repo/.codex/skills/node_modules': 'visible as modules',
    },
  },
  {
    agent,
    it: 'lists all skills of a name, and those of the folder alone where there is no repository',
    repository: false,
    from: '/repo/a',
    files: {
      '/repo/.agents/skills/up/SKILL.md': 'up',
      '/repo/a/.agents/skills/x/SKILL.md': 'x',
      '/home/me/.codex/skills/x/SKILL.md': 'x',
      '/home/me/.agents/skills/x/SKILL.md': 'x',
    },
    sees: {
      '/repo/.agents/skills/up': 'hidden otherProject',
      '/repo/a/.agents/skills/x': 'visible',
      '/home/me/.codex/skills/x': 'visible',
      '/home/me/.agents/skills/x': 'visible',
    },
  },
  {
    agent,
    it: 'rejects what has no description, a long name, or YAML that it cannot mend',
    files: {
      '/repo/.agents/skills/none/SKILL.md': '---\nname: none\ndescription: ""\n---\n',
      '/repo/.agents/skills/number/SKILL.md': '---\nname: 7\ndescription: 8\n---\n',
      '/repo/.agents/skills/long/SKILL.md': `---\nname: ${'n'.repeat(65)}\ndescription: d\n---\n`,
      '/repo/.agents/skills/text/SKILL.md': `---\nname: text\ndescription: ${'d'.repeat(1025)}\n---\n`,
      '/repo/.agents/skills/colon/SKILL.md': '---\nname: colon\ndescription: a: b\n---\n',
      '/repo/.agents/skills/end/SKILL.md': '---\nname: end\ndescription: a:\n---\n',
      '/repo/.agents/skills/mark/SKILL.md': '\uFEFF---\nname: mark\ndescription: d\n---\n',
      '/repo/.agents/skills/meta/SKILL.md': '---\nname: meta\ndescription: d\nmetadata: text\n---\n',
      '/repo/.agents/skills/linked/SKILL.md': '-> /repo/elsewhere/SKILL.md',
      '/repo/elsewhere/SKILL.md': 'linked',
    },
    sees: {
      '/repo/.agents/skills/none': 'rejected description-present',
      '/repo/.agents/skills/number': 'visible as 7',
      '/repo/.agents/skills/long': `rejected as ${'n'.repeat(65)} name-length`,
      '/repo/.agents/skills/text': 'visible',
      '/repo/.agents/skills/colon': 'visible',
      '/repo/.agents/skills/end': 'rejected yaml-valid',
      '/repo/.agents/skills/mark': 'rejected no-byte-order-mark',
      '/repo/.agents/skills/meta': 'rejected field-type',
      '/repo/elsewhere': 'hidden as linked linkedFile',
    },
  },
  {
    agent,
    it: 'goes by its settings and by the policy beside the skill',
    files: {
      '/repo/.agents/skills/a/SKILL.md': 'a',
      '/repo/.agents/skills/b/SKILL.md': 'b',
      '/repo/.agents/skills/c/SKILL.md': 'c',
      '/repo/.agents/skills/c/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n',
      '/home/me/.codex/config.toml':
        '[[skills.config]]\npath = "/repo/.agents/skills/a/SKILL.md"\nenabled = false\n\n[[skills.config]]\nname = "b"\nenabled = true\n',
    },
    sees: {
      '/repo/.agents/skills/a': 'hidden switched',
      '/repo/.agents/skills/b': 'visible',
      '/repo/.agents/skills/c': 'manual-only switched',
    },
  },
  {
    agent,
    it: 'lists names alone, and then leaves skills out, where the window is small',
    situation: { window: 1000 },
    files: {
      '/repo/.agents/skills/aa/SKILL.md': 'aa',
      '/repo/.agents/skills/bb/SKILL.md': 'bb',
      '/repo/.agents/skills/cc/SKILL.md': 'cc',
    },
    sees: {
      '/repo/.agents/skills/aa': 'listed-by-name-only budget',
      '/repo/.agents/skills/bb': 'listed-by-name-only budget',
      '/repo/.agents/skills/cc': 'cut budget',
    },
  },
];
