import type { Agent } from './agent.ts';
import { asDocumented } from './reading/clientGuide.ts';
import { documented } from './reading/evidence.ts';
import { startedByFields } from './reading/readSkill.ts';

export const cursor: Agent = {
  id: 'cursor',
  name: 'Cursor',
  projectFolders: ['.agents/skills', '.cursor/skills', '.claude/skills', '.codex/skills'],
  personalFolders: [
    { path: '.agents/skills' },
    { path: '.cursor/skills' },
    { path: '.claude/skills' },
    { path: '.codex/skills' },
  ],
  signs: { home: [{ path: '.cursor' }], workspace: ['.cursor'] },
  fields: ['name', 'description', 'paths', 'globs', 'disable-model-invocation', 'icon', 'color', 'metadata'],
  source: 'https://cursor.com/docs/context/skills (2026)',
  behaviour: asDocumented(documented('https://cursor.com/docs/context/skills', '2026'), {
    search: { below: 'yes' },
    reading: { startedBy: startedByFields },
  }),
};
