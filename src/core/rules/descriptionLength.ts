import { sameFor, notLoaded, refused } from './effects.ts';
import { spanWithin } from '../skill/spanWithin.ts';
import { fieldOf } from '../skill/skillDocument.ts';
import { lengthBeyond } from './fields/lengthBeyond.ts';
import { cutAtSentence } from './fixes/cutAtSentence.ts';
import type { DocumentRule } from './rule.ts';
import { textField } from './fields/textField.ts';

/** Code points, as the reference validator and Codex count them. */
const limit = 1024;

export const descriptionLength: DocumentRule = {
  id: 'description-length',
  looksAt: 'document',
  summary: 'The description has at most 1,024 characters',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#description-field',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'codex', 'copilot', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    vscode: 'the description is cut off without a word',
  },
  consequence: '',
  *check({ document }) {
    const field = fieldOf(document, 'description');
    const value = textField(document, 'description');
    const beyond = value && lengthBeyond(value.text, limit);
    if (!field || !beyond) return;
    const span = spanWithin(document.text, value)(beyond.start, beyond.end);
    const message = `The description has ${beyond.characters.toLocaleString('en-US')} characters; 1,024 are allowed. What is marked is too much.`;
    const fix = field.value === value ? cutAtSentence(document, field, beyond.units) : undefined;
    yield { message, span, ...(fix && { fixes: [fix] }) };
  },
};
