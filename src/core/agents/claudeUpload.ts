import type { Agent } from './agent.ts';
import { spec } from './spec.ts';

export const claudeUpload: Agent = {
  id: 'claudeUpload',
  name: 'claude.ai upload and Skills API',
  projectFolders: [],
  personalFolders: [],
  fields: spec.fields,
  source:
    'https://code.claude.com/docs/en/skills (August 2026): the upload names the six properties that it allows',
};
