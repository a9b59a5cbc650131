import { spanWithin } from '../skill/spanWithin.ts';
import { fieldOf } from '../skill/skillDocument.ts';
import { lengthBeyond } from './fields/lengthBeyond.ts';
import { textField } from './fields/textField.ts';
import { cutAtSentence } from './fixes/cutAtSentence.ts';
import type { DocumentRule } from './rule.ts';
import { grouped } from '../grouped.ts';

/** Code points, as the reference validator counts them. */
const limit = 500;

export const compatibilityLength: DocumentRule = {
  id: 'compatibility-length',
  looksAt: 'document',
  summary: 'The compatibility has at most 500 characters',
  severity: 'warning',
  fixable: true,
  source: 'https://agentskills.io/specification#compatibility-field',
  level: 'must',
  effects: {
    claudeUpload: 'the skill-creator validator, which packs skills for it, refuses the skill',
  },
  consequence: '',
  *check({ document }) {
    const field = fieldOf(document, 'compatibility');
    const value = textField(document, 'compatibility');
    const beyond = value && lengthBeyond(value.text, limit);
    if (!field || !beyond) return;
    const span = spanWithin(document.text, value)(beyond.start, beyond.end);
    const message = `The compatibility has ${grouped(beyond.characters)} characters; 500 are allowed. What is marked is too much; it belongs in the instructions.`;
    const fix = field.value === value ? cutAtSentence(document, field, beyond.units) : undefined;
    yield { message, span, ...(fix && { fixes: [fix] }) };
  },
};
