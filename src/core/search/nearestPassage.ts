import type { Span } from '../text.ts';
import { matchedSpans } from './matchedSpans.ts';
import type { Matched } from './searchHit.ts';
import { wordsOf } from './words.ts';

/** The lines of a text that say most of what was asked for. */
export interface Passage {
  readonly span: Span;
  /** Zero-based. */
  readonly line: number;
  readonly text: string;
  /** What matched, as offsets into `text` of the passage. */
  readonly matched: readonly Span[];
}

/** UTF-16 code units of a passage that are shown. */
const longest = 300;

/** Undefined where no paragraph has any of the words. Of paragraphs that say as much the first is taken. */
export function nearestPassage(text: string, matched: readonly Matched[]): Passage | undefined {
  const worth = new Map<string, number>();
  matched.forEach(({ found }, at) => {
    for (const term of found) worth.set(term, Math.max(worth.get(term) ?? 0, 1 / (at + 1)));
  });
  let best: { span: Span; value: number } | undefined;
  for (const paragraph of text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) {
    const [words] = paragraph;
    const found = new Set([...wordsOf(words)].flatMap(({ terms }) => terms.filter(term => worth.has(term))));
    const value = [...found].reduce((sum, term) => sum + (worth.get(term) ?? 0), 0);
    if (value > (best?.value ?? 0)) {
      best = { span: { start: paragraph.index, end: paragraph.index + words.length }, value };
    }
  }
  return best && shortened(text, best.span, matched);
}

/** From the line of the first match, if all is too long. */
function shortened(text: string, { start, end }: Span, matched: readonly Matched[]): Passage {
  const [first] = matchedSpans(text.slice(start, end), matched);
  const tooLong = end - start > longest;
  const from = tooLong && first ? text.lastIndexOf('\n', start + first.start) + 1 : start;
  const span = { start: Math.max(start, from), end: Math.min(end, Math.max(start, from) + longest) };
  const shown = text.slice(span.start, span.end);
  return {
    span,
    line: text.slice(0, span.start).split('\n').length - 1,
    text: shown,
    matched: matchedSpans(shown, matched),
  };
}
