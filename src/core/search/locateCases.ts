import type { Span } from '../text.ts';

/** Where each entry of the list in a test file of search stands, in order, as offsets; of broken JSON, as far as it can be told. */
export function locateCases(text: string): readonly Span[] {
  const spans: Span[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') {
      depth += 1;
      if (depth === 2) start = index;
    } else if (token === ']' || token === '}') {
      if (depth === 2) spans.push({ start, end: index + 1 });
      depth -= 1;
    }
  }
  return spans;
}
