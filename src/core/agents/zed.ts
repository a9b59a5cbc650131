import type { Agent } from './agent.ts';

export const zed: Agent = {
  id: 'zed',
  name: 'Zed',
  projectFolders: ['.agents/skills'],
  personalFolders: [{ path: '.agents/skills' }],
  signs: { home: [{ path: '.config/zed' }], workspace: ['.zed'] },
  fields: ['name', 'description', 'disable-model-invocation'],
  source: 'https://zed.dev/docs/ai/skills (2026)',
};
