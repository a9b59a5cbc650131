import type { Agent } from './agent.ts';
import { asDocumented, namedAsDirectory } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { nameField } from './reading/readSkill.ts';
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
  behaviour: asDocumented(documented('https://docs.roocode.com/features/skills', '2026'), {
    naming: { from: 'the field name', nameOf: skill => nameField(skill) ?? skill.directoryName },
    reading: { required: ['name', 'description'], rejects: namedAsDirectory },
  }),
};
