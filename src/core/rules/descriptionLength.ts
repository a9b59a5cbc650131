import { spanWithin } from '../skill/spanWithin.ts';
import type { DocumentRule } from './rule.ts';
import { textField } from './fields/textField.ts';

/** Code points, as the reference validator and Codex count them. */
const limit = 1024;

export const descriptionLength: DocumentRule = {
  id: 'description-length',
  looksAt: 'document',
  summary: 'The description has at most 1,024 characters',
  severity: 'error',
  fixable: false,
  source: 'https://agentskills.io/specification#description-field',
  level: 'must',
  agents: ['spec', 'claudeUpload', 'codex', 'copilot', 'roo', 'vscode'],
  consequence:
    'Codex and Roo Code do not load the skill, claude.ai refuses the upload, and VS Code cuts the description off without a word.',
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value || value.text.length <= limit) return;
    const characters = [...value.text.trimEnd()];
    if (characters.length <= limit) return;
    const tooMuch = characters.slice(limit).join('').trimStart();
    const end = characters.join('').length;
    const span = spanWithin(document.text, value, end - tooMuch.length, end);
    const message = `The description has ${characters.length.toLocaleString('en-US')} characters; 1,024 are allowed. What is marked is too much.`;
    yield { message, span };
  },
};
