import type { Agent } from './agent.ts';
import { spec } from './spec.ts';

/** Its folders `skills-<mode>` are listed for the modes that it ships. */
export const roo: Agent = {
  id: 'roo',
  name: 'Roo Code',
  projectFolders: [
    '.roo/skills',
    '.roo/skills-code',
    '.roo/skills-architect',
    '.roo/skills-ask',
    '.roo/skills-debug',
    '.roo/skills-orchestrator',
    '.agents/skills',
  ],
  personalFolders: [
    { path: '.roo/skills' },
    { path: '.roo/skills-code' },
    { path: '.roo/skills-architect' },
    { path: '.roo/skills-ask' },
    { path: '.roo/skills-debug' },
    { path: '.roo/skills-orchestrator' },
    { path: '.agents/skills' },
  ],
  signs: { home: [{ path: '.roo' }], workspace: ['.roo'] },
  fields: spec.fields,
  source: 'https://docs.roocode.com/features/skills (2026)',
};
