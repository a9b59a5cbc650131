import type { Agent } from './agent.ts';

export const codex: Agent = {
  id: 'codex',
  name: 'Codex',
  projectFolders: ['.agents/skills', '.codex/skills'],
  personalFolders: [
    { path: '.agents/skills' },
    { path: '.codex/skills', movedBy: { variable: 'CODEX_HOME', path: 'skills' } },
  ],
  systemFolders: ['/etc/codex/skills'],
  signs: {
    home: [{ path: '.codex', movedBy: { variable: 'CODEX_HOME', path: '.' } }],
    workspace: ['.codex'],
  },
  depth: 6,
  fields: ['name', 'description', 'metadata'],
  source: 'openai/codex, codex-rs/core/src/skills/loader.rs (October 2026)',
};
