import type { Agent } from './agent.ts';
import { spec } from './spec.ts';

/** It reads the folders of nine other agents besides its own. */
const folders = [
  '.agents/skills',
  '.warp/skills',
  '.claude/skills',
  '.codex/skills',
  '.cursor/skills',
  '.gemini/skills',
  '.copilot/skills',
  '.factory/skills',
  '.github/skills',
  '.opencode/skills',
];

export const warp: Agent = {
  id: 'warp',
  name: 'Warp',
  projectFolders: folders,
  personalFolders: folders.map(path => ({ path })),
  signs: { home: [{ path: '.warp' }], workspace: ['.warp'] },
  fields: spec.fields,
  source: 'https://docs.warp.dev/agents/capabilities/skills (2026)',
};
