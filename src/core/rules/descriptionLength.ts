import { sameFor, notLoaded, refused } from './effects.ts';
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
  effects: {
    ...sameFor(notLoaded, 'codex', 'copilot', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    vscode: 'the description is cut off without a word',
  },
  consequence: '',
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value || value.text.length <= limit) return;
    const text = value.text.trimEnd();
    let characters = 0;
    let allowed = 0;
    for (const character of text) if (++characters <= limit) allowed += character.length;
    if (characters <= limit) return;
    const start = text.length - text.slice(allowed).trimStart().length;
    const span = spanWithin(document.text, value)(start, text.length);
    const message = `The description has ${characters.toLocaleString('en-US')} characters; 1,024 are allowed. What is marked is too much.`;
    yield { message, span };
  },
};
