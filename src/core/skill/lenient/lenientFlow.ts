import type { LenientCursor } from './lenientCursor.ts';
import { nothing, type LenientField, type LenientValue } from './lenientValue.ts';

/** The list or map in brackets that begins here. Commas may be missing, and so may the closing bracket. */
export function readLenientFlow(cursor: LenientCursor): LenientValue {
  return cursor.deeper(() => (cursor.take().kind === '{' ? readMap(cursor) : readList(cursor)));
}

function readMap(cursor: LenientCursor): LenientValue {
  const fields: LenientField[] = [];
  skipSpace(cursor);
  while (cursor.kind === 'scalar') {
    const keyStart = cursor.now.start;
    const key = readText(cursor);
    skipSpace(cursor);
    let value = nothing;
    if (cursor.is('colon')) {
      cursor.take();
      skipSpace(cursor);
      value = readValue(cursor) ?? nothing;
    }
    fields.push({ key, keyStart, value });
    skipComma(cursor);
  }
  if (cursor.kind === '}') cursor.take();
  return { kind: 'map', fields };
}

function readList(cursor: LenientCursor): LenientValue {
  const items: LenientValue[] = [];
  skipSpace(cursor);
  while (cursor.kind !== ']' && cursor.kind !== 'end') {
    const item = readValue(cursor);
    if (item === undefined) {
      cursor.take();
      continue;
    }
    items.push(item);
    skipComma(cursor);
  }
  if (cursor.kind === ']') cursor.take();
  return { kind: 'list', items };
}

function readValue(cursor: LenientCursor): LenientValue | undefined {
  if (cursor.kind === '{' || cursor.kind === '[') return readLenientFlow(cursor);
  return cursor.kind === 'scalar' ? { kind: 'text', text: readText(cursor) } : undefined;
}

/** A plain text goes on over line breaks, as long as the next token is one too. */
function readText(cursor: LenientCursor): string {
  const { text, plain } = cursor.take();
  const parts = [text];
  while (plain) {
    const place = cursor.place;
    let broken = false;
    for (; isSpace(cursor); cursor.take()) broken ||= cursor.kind === 'newline';
    if (!broken || cursor.kind !== 'scalar' || !cursor.now.plain) {
      cursor.goTo(place);
      break;
    }
    parts.push(' ', cursor.take().text);
  }
  return parts.join('');
}

function skipComma(cursor: LenientCursor): void {
  skipSpace(cursor);
  if (cursor.kind !== 'comma') return;
  cursor.take();
  skipSpace(cursor);
}

function skipSpace(cursor: LenientCursor): void {
  while (isSpace(cursor)) cursor.take();
}

function isSpace({ kind }: LenientCursor): boolean {
  return kind === 'newline' || kind === 'indent' || kind === 'comment';
}
