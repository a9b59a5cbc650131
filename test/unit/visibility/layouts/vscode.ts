import type { Case } from '../agents.test.ts';

const agent = 'vscode';
const long = 'x'.repeat(1024);

export const vscode: readonly Case[] = [
  {
    agent,
    it: 'calls skills by their directories, .agents first, and project before personal',
    files: {
      '/repo/.agents/skills/a/SKILL.md': 'other',
      '/repo/.github/skills/a/SKILL.md': 'a',
      '/home/me/.copilot/skills/a/SKILL.md': 'a',
      '/home/me/.claude/skills/b/SKILL.md': 'b',
      '/repo/.github/skills/c/d/SKILL.md': 'd',
    },
    sees: {
      '/repo/.agents/skills/a': 'visible',
      '/repo/.github/skills/a': 'shadowed by /repo/.agents/skills/a',
      '/home/me/.copilot/skills/a': 'shadowed by /repo/.agents/skills/a',
      '/home/me/.claude/skills/b': 'visible',
      '/repo/.github/skills/c/d': 'hidden tooDeep',
    },
  },
  {
    agent,
    it: 'tells the model of no skill without a description, and heeds true and false alone',
    files: {
      '/repo/.github/skills/bare/SKILL.md': 'Text.\n',
      '/repo/.github/skills/people/SKILL.md': '---\ndescription: d\ndisable-model-invocation: true\n---\n',
      '/repo/.github/skills/yes/SKILL.md': '---\ndescription: d\ndisable-model-invocation: yes\n---\n',
      '/repo/.github/skills/colon/SKILL.md': '---\ndescription: a: b\n---\n',
    },
    sees: {
      '/repo/.github/skills/bare': 'manual-only noDescription',
      '/repo/.github/skills/people': 'manual-only fields',
      '/repo/.github/skills/yes': 'visible',
      '/repo/.github/skills/colon': 'visible',
    },
  },
  {
    agent,
    it: 'lists by name what comes after 15,000 characters',
    files: Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [
        `/repo/.github/skills/s${at.toString().padStart(2, '0')}/SKILL.md`,
        `---\ndescription: ${long}\n---\n`,
      ]),
    ),
    sees: Object.fromEntries(
      Array.from({ length: 16 }, (_, at) => [
        `/repo/.github/skills/s${at.toString().padStart(2, '0')}`,
        at < 13 ? 'visible' : 'listed-by-name-only budget',
      ]),
    ),
  },
];
