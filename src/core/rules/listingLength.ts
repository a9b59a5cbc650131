import { claudeCode } from '../agents/claudeCode.ts';
import { spanWithin } from '../skill/spanWithin.ts';
import { textField } from './fields/textField.ts';
import type { DocumentRule } from './rule.ts';
import { grouped } from '../grouped.ts';

/** Characters of description and `when_to_use` together that Claude Code lists, unless `skillListingMaxDescChars` says otherwise. */
const limit = claudeCode.behaviour?.listing.longest ?? Infinity;

/** What it puts between the two. */
const between = ' - '.length;

export const listingLength: DocumentRule = {
  id: 'listing-length',
  looksAt: 'document',
  summary: 'Description and `when_to_use` have at most 1,536 characters together',
  severity: 'warning',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills',
  level: 'should',
  effects: { claudeCode: 'what is too much is cut off in the list that the model sees' },
  consequence: '',
  *check({ document }) {
    const when = textField(document, 'when_to_use');
    if (!when) return;
    const before = textField(document, 'description')?.text.trim().length ?? 0;
    const text = when.text.trimEnd();
    const count = before + between + text.trimStart().length;
    if (count <= limit) return;
    const start = Math.min(
      text.length - 1,
      Math.max(text.length - text.trimStart().length, text.length - (count - limit)),
    );
    const message = `Description and \`when_to_use\` have ${grouped(count)} characters together, with the \` - \` between them; Claude Code lists ${grouped(limit)}. What is marked is too much.`;
    yield { message, span: spanWithin(document.text, when)(start, text.length) };
  },
};
