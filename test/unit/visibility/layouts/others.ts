import type { AgentId } from '../../../../src/core/agents/agent.ts';
import type { Case } from '../agents.test.ts';

/** Of those that are known from their documents alone: a folder that it reads, and one that it does not. */
const folders: readonly (readonly [AgentId, own: string, not: string])[] = [
  ['cursor', '.cursor/skills', '.gemini/skills'],
  ['goose', '.goose/skills', '.cursor/skills'],
  ['amp', '.agents/skills', '.github/skills'],
  ['windsurf', '.windsurf/skills', '.github/skills'],
  ['kiro', '.kiro/skills', '.agents/skills'],
  ['junie', '.junie/skills', '.claude/skills'],
  ['cline', '.clinerules/skills', '.github/skills'],
  ['roo', '.roo/skills', '.claude/skills'],
];

export const others: readonly Case[] = [
  ...folders.map(([agent, own, not]): Case => {
    return {
      agent,
      it: 'reads its own folder, and not one of others',
      files: {
        [`/repo/${own}/a/SKILL.md`]: 'a',
        [`/repo/${own}/bare/SKILL.md`]: '---\nname: bare\n---\n',
        [`/repo/${not}/b/SKILL.md`]: 'b',
      },
      sees: {
        [`/repo/${own}/a`]: 'visible',
        [`/repo/${own}/bare`]: 'rejected description-present',
        [`/repo/${not}/b`]: 'hidden otherFolder',
      },
    };
  }),
  ...(['cline', 'roo'] as const).map((agent): Case => {
    return {
      agent,
      it: 'wants the name to be that of the directory',
      files: { '/repo/.agents/skills/a/SKILL.md': 'other' },
      sees: { '/repo/.agents/skills/a': 'rejected as other name-matches-directory' },
    };
  }),
  {
    agent: 'cline',
    it: 'has personal skills win',
    files: { '/repo/.cline/skills/a/SKILL.md': 'a', '/home/me/.cline/skills/a/SKILL.md': 'a' },
    sees: {
      '/repo/.cline/skills/a': 'shadowed by /home/me/.cline/skills/a',
      '/home/me/.cline/skills/a': 'visible',
    },
  },
  {
    agent: 'cursor',
    it: 'reads skill folders below the one that it is opened in',
    files: { '/repo/packages/web/.cursor/skills/a/SKILL.md': 'a' },
    sees: { '/repo/packages/web/.cursor/skills/a': 'visible' },
  },
  {
    agent: 'amp',
    it: 'reads the folders around the one that it is started in',
    from: '/repo/a',
    files: { '/repo/.agents/skills/a/SKILL.md': 'a' },
    sees: { '/repo/.agents/skills/a': 'visible' },
  },
];
