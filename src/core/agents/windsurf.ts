import type { Agent } from './agent.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { spec } from './spec.ts';

/** It reads `.claude/skills` only where the user has switched that on. */
export const windsurf: Agent = {
  id: 'windsurf',
  name: 'Windsurf',
  projectFolders: ['.windsurf/skills', '.agents/skills', '.claude/skills'],
  personalFolders: [{ path: '.codeium/windsurf/skills' }, { path: '.agents/skills' }],
  signs: { home: [{ path: '.codeium/windsurf' }], workspace: ['.windsurf'] },
  fields: spec.fields,
  source: 'https://docs.windsurf.com/windsurf/cascade/skills (2026)',
  behaviour: asDocumented(documented('https://docs.windsurf.com/windsurf/cascade/skills', '2026'), {
    clash: {},
  }),
};
