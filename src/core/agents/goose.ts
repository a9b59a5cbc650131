import type { Agent } from './agent.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { spec } from './spec.ts';

export const goose: Agent = {
  id: 'goose',
  name: 'Goose',
  projectFolders: ['.agents/skills', '.goose/skills', '.claude/skills'],
  personalFolders: [
    { path: '.agents/skills' },
    { path: '.config/agents/skills' },
    { path: '.config/goose/skills' },
    { path: '.claude/skills' },
  ],
  signs: { home: [{ path: '.config/goose' }], workspace: ['.goose'] },
  fields: spec.fields,
  source: 'https://block.github.io/goose/docs/guides/context-engineering/using-skills (2026)',
  behaviour: asDocumented(
    documented('https://block.github.io/goose/docs/guides/context-engineering/using-skills', '2026'),
    { clash: {} },
  ),
};
