import type { Agent } from './agent.ts';
import { spec } from './spec.ts';

export const pi: Agent = {
  id: 'pi',
  name: 'Pi',
  projectFolders: ['.pi/skills', '.agents/skills'],
  personalFolders: [
    { path: '.pi/agent/skills', movedBy: { variable: 'PI_CODING_AGENT_DIR', path: 'skills' } },
    { path: '.agents/skills' },
  ],
  signs: {
    home: [{ path: '.pi', movedBy: { variable: 'PI_CODING_AGENT_DIR', path: '.' } }],
    workspace: ['.pi'],
  },
  fields: [...spec.fields, 'disable-model-invocation'],
  source: 'badlogic/pi-mono, docs on skills of its coding agent (2026)',
};
