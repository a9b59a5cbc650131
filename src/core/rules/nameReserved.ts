import { spanWithin } from '../skill/spanWithin.ts';
import { refused, sameFor } from './effects.ts';
import { textField } from './fields/textField.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

export const nameReserved: DocumentRule = {
  id: 'name-reserved',
  looksAt: 'document',
  summary: 'The name is free of the words that claude.ai keeps for itself',
  severity: 'error',
  fixable: false,
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure',
  level: 'should',
  effects: sameFor(refused, 'claudeUpload'),
  consequence: '',
  *check({ document }) {
    const value = textField(document, 'name');
    if (!value) return;
    const spanOf = spanWithin(document.text, value);
    for (const { 0: word, index } of value.text.matchAll(/anthropic|claude/giu)) {
      const message = `${inCode(word.toLowerCase())} is reserved: no skill that is taken up to claude.ai may have it in its name. Say what the skill does instead.`;
      yield { message, span: spanOf(index, index + word.length) };
    }
  },
};
