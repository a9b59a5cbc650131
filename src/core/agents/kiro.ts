import type { Agent } from './agent.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { spec } from './spec.ts';

export const kiro: Agent = {
  id: 'kiro',
  name: 'Kiro',
  projectFolders: ['.kiro/skills'],
  personalFolders: [{ path: '.kiro/skills' }],
  signs: { home: [{ path: '.kiro' }], workspace: ['.kiro'] },
  fields: spec.fields,
  source: 'https://kiro.dev/docs/skills (2026)',
  behaviour: asDocumented(documented('https://kiro.dev/docs/skills', '2026'), { clash: {} }),
};
