import { notLoaded, sameFor } from './effects.ts';
import type { DocumentRule } from './rule.ts';

export const noByteOrderMark: DocumentRule = {
  id: 'no-byte-order-mark',
  looksAt: 'document',
  summary: 'The file begins with its text, not with a byte order mark',
  severity: 'error',
  fixable: true,
  source: 'https://code.claude.com/docs/en/skills',
  level: 'should',
  effects: {
    ...sameFor(notLoaded, 'codex', 'gemini'),
    claudeUpload: 'the skill-creator validator, which packs skills for it, refuses the skill',
  },
  consequence:
    'The reference validator finds no frontmatter behind it, and neither does Claude Code before 2.1.239.',
  *check({ document: { text } }) {
    if (!text.startsWith('\uFEFF')) return;
    const span = { start: 0, end: 1 };
    const fix = { title: 'Remove the byte order mark', safe: true, edits: [{ span, text: '' }] };
    yield {
      message:
        'An invisible byte order mark stands before the first `---`. Remove it: save the file as UTF-8 without BOM.',
      span,
      fixes: [fix],
    };
  },
};
