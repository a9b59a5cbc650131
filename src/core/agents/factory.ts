import type { Agent } from './agent.ts';

export const factory: Agent = {
  id: 'factory',
  name: 'Factory Droid',
  projectFolders: ['.factory/skills'],
  personalFolders: [{ path: '.factory/skills' }],
  signs: { home: [{ path: '.factory' }], workspace: ['.factory'] },
  fields: ['name', 'description', 'user-invocable', 'disable-model-invocation'],
  source: 'https://docs.factory.ai/harness/skills (2026)',
};
