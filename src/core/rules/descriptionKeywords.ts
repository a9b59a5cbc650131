import { textField } from './fields/textField.ts';
import { quotedTexts } from './prose/withoutQuoted.ts';
import type { DocumentRule } from './rule.ts';

/** Quoted phrases that nobody counts as too many. */
const allowed = 5;

export const descriptionKeywords: DocumentRule = {
  id: 'description-keywords',
  looksAt: 'document',
  summary: 'The description is prose, not a list of phrases',
  severity: 'hint',
  fixable: false,
  source: 'https://agentskills.io/skill-creation/optimizing-descriptions',
  level: 'should',
  effects: {},
  consequence: 'Phrases catch those who use just these words; what the skill is for catches the others.',
  offByDefault: true,
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value) return;
    const quoted = quotedTexts(value.text);
    if (quoted.length <= allowed) return;
    const inQuotes = quoted.reduce((sum, [text]) => sum + wordsIn(text), 0);
    if (inQuotes * 2 <= wordsIn(value.text)) return;
    const message = `More than half of the description is quoted phrases (${quoted.length}). Say in prose what they have in common, and keep the two or three that are told best by example.`;
    yield { message, span: value.span };
  },
};

function wordsIn(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
