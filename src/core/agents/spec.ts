import type { Agent } from './agent.ts';

export const spec: Agent = {
  id: 'spec',
  name: 'Agent Skills specification',
  projectFolders: [],
  personalFolders: [],
  fields: ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'],
  source: 'https://agentskills.io/specification (repository agentskills/agentskills, August 2026)',
};
