import type { Agent } from './agent.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { spec } from './spec.ts';

export const junie: Agent = {
  id: 'junie',
  name: 'Junie',
  projectFolders: ['.junie/skills', '.agents/skills'],
  personalFolders: [{ path: '.junie/skills' }],
  signs: { home: [{ path: '.junie' }], workspace: ['.junie'] },
  fields: spec.fields,
  source: 'https://junie.jetbrains.com/docs/agent-skills.html (2026)',
  behaviour: asDocumented(documented('https://junie.jetbrains.com/docs/agent-skills.html', '2026'), {
    search: { needsTrust: true },
  }),
};
