import type { Agent } from './agent.ts';

export const gemini: Agent = {
  id: 'gemini',
  name: 'Gemini CLI',
  projectFolders: ['.agents/skills', '.gemini/skills'],
  personalFolders: [{ path: '.agents/skills' }, { path: '.gemini/skills' }],
  signs: { home: [{ path: '.gemini' }], workspace: ['.gemini'] },
  fields: ['name', 'description'],
  source: 'google-gemini/gemini-cli, docs on skills (August 2026)',
};
