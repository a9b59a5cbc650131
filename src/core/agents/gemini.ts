import type { Agent } from './agent.ts';

export const gemini: Agent = {
  id: 'gemini',
  name: 'Gemini CLI',
  projectFolders: ['.agents/skills', '.gemini/skills'],
  personalFolders: [{ path: '.agents/skills' }, { path: '.gemini/skills' }],
  fields: ['name', 'description'],
  source: 'google-gemini/gemini-cli, docs on skills (August 2026)',
};
