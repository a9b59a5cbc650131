import type { Agent } from './agent.ts';

export const copilot: Agent = {
  id: 'copilot',
  name: 'GitHub Copilot CLI',
  projectFolders: ['.github/skills', '.agents/skills', '.claude/skills'],
  personalFolders: [
    { path: '.copilot/skills', movedBy: { variable: 'COPILOT_HOME', path: 'skills' } },
    { path: '.agents/skills' },
  ],
  foldersVariable: 'COPILOT_SKILLS_DIRS',
  signs: {
    home: [{ path: '.copilot', movedBy: { variable: 'COPILOT_HOME', path: '.' } }],
    workspace: ['.github/skills'],
  },
  fields: [
    'name',
    'description',
    'argument-hint',
    'allowed-tools',
    'user-invocable',
    'disable-model-invocation',
  ],
  source: 'https://docs.github.com, Copilot CLI command reference (October 2026)',
};
