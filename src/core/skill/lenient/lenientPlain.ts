import type { LenientCursor } from './lenientCursor.ts';
import type { LenientToken } from './lenientToken.ts';

/**
 * The text of a plain value: `first`, and the lines below that are further in than `outer`. A line that is a key ends it;
 * of a line that begins with a quote, what is in the quotes belongs to it.
 */
export function readLenientPlain(cursor: LenientCursor, first: LenientToken, outer: number): string {
  const parts = [first.text];
  for (;;) {
    const place = cursor.place;
    const empty = emptyLines(cursor, outer);
    const line = empty === undefined ? undefined : lineOf(cursor);
    if (empty === undefined || line === undefined) {
      cursor.goTo(place);
      return parts.join('');
    }
    parts.push(empty === 0 ? ' ' : '\n'.repeat(empty), line);
  }
}

/** Steps over the line break and empty lines, and tells how many of these; undefined where no line of the value follows. */
function emptyLines(cursor: LenientCursor, outer: number): number | undefined {
  for (let empty = 0; cursor.kind === 'newline';) {
    cursor.take();
    const { kind } = cursor;
    if (kind === 'newline') {
      empty++;
    } else if (kind === 'indent') {
      const behind = cursor.next().kind;
      if (behind !== 'newline' && behind !== 'end') {
        return behind !== 'comment' && cursor.indent() > outer ? empty : undefined;
      }
      empty++;
      cursor.take();
    } else {
      const over = kind === 'end' || kind === 'document' || kind === 'documentEnd';
      return !over && outer < 0 ? empty : undefined;
    }
  }
  return undefined;
}

function lineOf(cursor: LenientCursor): string | undefined {
  cursor.takeIndent();
  if (cursor.kind === 'dash') {
    cursor.take();
    return cursor.is('scalar') ? `- ${cursor.take().text}` : '-';
  }
  if (cursor.kind !== 'scalar' || cursor.next().kind === 'colon') return undefined;
  return cursor.take().text;
}
