import type { Agent } from './agent.ts';
import { spec } from './spec.ts';

export const claudeCode: Agent = {
  id: 'claudeCode',
  name: 'Claude Code',
  projectFolders: ['.claude/skills'],
  personalFolders: [{ path: '.claude/skills', movedBy: { variable: 'CLAUDE_CONFIG_DIR', path: 'skills' } }],
  signs: {
    home: [{ path: '.claude', movedBy: { variable: 'CLAUDE_CONFIG_DIR', path: '.' } }],
    workspace: ['.claude'],
  },
  depth: 1,
  fields: [
    ...spec.fields,
    'when_to_use',
    'argument-hint',
    'arguments',
    'disable-model-invocation',
    'user-invocable',
    'disallowed-tools',
    'model',
    'effort',
    'context',
    'agent',
    'background',
    'hooks',
    'paths',
    'shell',
  ],
  source: 'https://code.claude.com/docs/en/skills (August and September 2026, 2.1.240)',
};
