import type { Span } from '../../text.ts';

/** The one of `holders`, which are in text order and do not overlap, that holds the offset. */
export function spanAround<T extends { readonly span: Span }>(
  holders: readonly T[],
  offset: number,
): T | undefined {
  let low = 0;
  let high = holders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { span } = holders[middle] as T;
    if (offset < span.start) high = middle;
    else if (offset >= span.end) low = middle + 1;
    else return holders[middle];
  }
  return undefined;
}
