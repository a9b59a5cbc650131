import type { Agent } from './agent.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
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
  behaviour: asDocumented(documented('https://ampcode.com/manual#agent-skills', '2026'), {
    search: { parents: true },
  }),
};
