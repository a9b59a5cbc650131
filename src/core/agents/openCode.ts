import type { Agent } from './agent.ts';

export const openCode: Agent = {
  id: 'openCode',
  name: 'OpenCode',
  projectFolders: ['.opencode/skills', '.opencode/skill', '.claude/skills', '.agents/skills'],
  personalFolders: [
    { path: '.config/opencode/skills', movedBy: { variable: 'XDG_CONFIG_HOME', path: 'opencode/skills' } },
    { path: '.config/opencode/skill', movedBy: { variable: 'XDG_CONFIG_HOME', path: 'opencode/skill' } },
    { path: '.claude/skills' },
    { path: '.agents/skills' },
  ],
  signs: {
    home: [{ path: '.config/opencode', movedBy: { variable: 'XDG_CONFIG_HOME', path: 'opencode' } }],
    workspace: ['.opencode'],
  },
  fields: ['name', 'description', 'license', 'compatibility', 'metadata'],
  source: 'https://opencode.ai/docs/skills (1.18, 2026)',
};
