import type { Span } from '../text.ts';
import type { Matched } from './searchHit.ts';
import { wordsOf } from './words.ts';

/** Where a text has the words for which a skill was found: to be marked when it is shown. Spans are offsets into the text, in order. */
export function matchedSpans(text: string, matched: readonly Matched[]): readonly Span[] {
  const found = new Set(matched.flatMap(each => each.found));
  return [...wordsOf(text)]
    .filter(({ terms }) => terms.some(term => found.has(term)))
    .map(({ span }) => span);
}
