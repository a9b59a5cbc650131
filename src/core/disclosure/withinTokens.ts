import type { TokenCounter } from '../ports.ts';

/** Less than this is not worth giving back: a heading and a sentence. */
const least = 50;

/**
 * `text`, or as many of its first whole lines as take `limit` tokens; undefined where that would be next to nothing.
 */
export function withinTokens(text: string, limit: number, counter: TokenCounter): string | undefined {
  if (counter.count(text) <= limit) return text;
  if (limit < least) return undefined;
  const lines = text.split('\n');
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (counter.count(lines.slice(0, middle).join('\n')) <= limit) low = middle;
    else high = middle - 1;
  }
  return low < 2 ? undefined : lines.slice(0, low).join('\n');
}
