import type { Agent } from './agent.ts';
import { spec } from './spec.ts';

export const cline: Agent = {
  id: 'cline',
  name: 'Cline',
  projectFolders: ['.cline/skills', '.clinerules/skills', '.claude/skills', '.agents/skills'],
  personalFolders: [{ path: '.cline/skills' }, { path: '.agents/skills' }],
  signs: { home: [{ path: '.cline' }], workspace: ['.cline', '.clinerules'] },
  fields: spec.fields,
  source: 'cline/cline, constants of its skill discovery (2026)',
};
