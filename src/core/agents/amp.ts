import type { Agent } from './agent.ts';
import { spec } from './spec.ts';

export const amp: Agent = {
  id: 'amp',
  name: 'Amp',
  projectFolders: ['.agents/skills', '.claude/skills'],
  personalFolders: [
    { path: '.config/agents/skills' },
    { path: '.agents/skills' },
    { path: '.config/amp/skills' },
    { path: '.claude/skills' },
  ],
  signs: { home: [{ path: '.config/amp' }], workspace: [] },
  fields: spec.fields,
  source: 'https://ampcode.com/manual#agent-skills (2026)',
};
