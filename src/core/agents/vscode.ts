import type { Agent } from './agent.ts';

export const vscode: Agent = {
  id: 'vscode',
  name: 'VS Code',
  projectFolders: ['.agents/skills', '.github/skills', '.claude/skills'],
  personalFolders: [{ path: '.agents/skills' }, { path: '.copilot/skills' }, { path: '.claude/skills' }],
  depth: 1,
  fields: [
    'name',
    'description',
    'argument-hint',
    'user-invocable',
    'disable-model-invocation',
    'license',
    'compatibility',
    'metadata',
    'context',
  ],
  source:
    'VS Code 1.128.1, promptFileLocations, promptFilesLocator and promptFileAttributes (the Local agent)',
};
