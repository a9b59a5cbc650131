import { LenientCursor } from './lenientCursor.ts';
import { readLenientFlow } from './lenientFlow.ts';
import { readLenientPlain } from './lenientPlain.ts';
import type { LenientToken } from './lenientToken.ts';
import { nothing, type LenientField, type LenientValue } from './lenientValue.ts';

/**
 * The value that the tokens of a frontmatter make, and no complaint about those that do not fit: what follows the first
 * of them is not read. Undefined where there is none. @throws LenientDepthError where nothing reads it.
 */
export function readLenient(tokens: readonly LenientToken[]): LenientValue | undefined {
  const cursor = new LenientCursor(tokens);
  cursor.skipEmpty();
  if (cursor.kind === 'document') {
    cursor.take();
    cursor.skipEmpty();
  }
  if (cursor.kind === 'end' || cursor.kind === 'documentEnd') return undefined;
  return new LenientReader(cursor).value(-1);
}

/** Reads by indentation; `outer` is always the column of what the value belongs to. */
class LenientReader {
  readonly #cursor: LenientCursor;

  constructor(cursor: LenientCursor) {
    this.#cursor = cursor;
  }

  value(outer: number): LenientValue | undefined {
    const cursor = this.#cursor;
    return cursor.deeper(() => {
      cursor.skipEmpty();
      const first = cursor.firstOfLine();
      if (first.kind === '{' || first.kind === '[') {
        cursor.takeIndent();
        return readLenientFlow(cursor);
      }
      const indent = cursor.indent();
      if (first.kind === 'dash') return this.#list(indent);
      if (cursor.atKey()) return this.#map(indent, false);
      return cursor.kind === 'scalar' || cursor.kind === 'indent' ? this.#scalar(outer) : undefined;
    });
  }

  #scalar(outer: number): LenientValue {
    const cursor = this.#cursor;
    cursor.takeIndent();
    if (cursor.kind !== 'scalar') return nothing;
    const token = cursor.take();
    return { kind: 'text', text: token.plain ? readLenientPlain(cursor, token, outer) : token.text };
  }

  /** `inline`: the first key stands behind a dash. A line that is further in than its neighbours is one of them. */
  #map(column: number, inline: boolean): LenientValue {
    const cursor = this.#cursor;
    const fields: LenientField[] = [];
    if (inline) fields.push(this.#field(column));
    for (;;) {
      cursor.skipEmpty();
      if (cursor.kind === 'end' || cursor.indent() < column || !cursor.atKey()) break;
      fields.push(this.#field(column));
    }
    return { kind: 'map', fields };
  }

  #field(column: number): LenientField {
    const cursor = this.#cursor;
    cursor.takeIndent();
    const { text: key, start: keyStart } = cursor.take();
    cursor.take(); // The colon.
    return { key, keyStart, value: this.#fieldValue(column) };
  }

  #fieldValue(column: number): LenientValue {
    const cursor = this.#cursor;
    if (cursor.kind === '{' || cursor.kind === '[') return readLenientFlow(cursor);
    if (cursor.kind === 'scalar') return this.#scalar(column);
    cursor.skipEmpty();
    if (cursor.kind === 'end') return nothing;
    const indent = cursor.indent();
    const beside = indent === column && cursor.firstOfLine().kind === 'dash';
    return indent > column || beside ? (this.value(column) ?? nothing) : nothing;
  }

  #list(column: number): LenientValue {
    const cursor = this.#cursor;
    const items: LenientValue[] = [];
    for (;;) {
      cursor.skipEmpty();
      if (cursor.kind === 'end') break;
      const inLine = items.length === 0 && cursor.kind === 'dash';
      const indent = inLine ? cursor.now.column : cursor.indent();
      if (indent < column || cursor.firstOfLine().kind !== 'dash') break;
      cursor.takeIndent();
      cursor.take(); // The dash.
      items.push(cursor.deeper(() => this.#item(column)) ?? nothing);
    }
    return { kind: 'list', items };
  }

  #item(column: number): LenientValue | undefined {
    const cursor = this.#cursor;
    const { now } = cursor;
    if (now.kind === '{' || now.kind === '[') return readLenientFlow(cursor);
    if (now.kind === 'dash') return this.#list(now.column);
    if (now.kind === 'scalar') {
      return cursor.next().kind === 'colon' ? this.#map(now.column, true) : this.#scalar(column);
    }
    cursor.skipEmpty();
    if (cursor.kind === 'end' || cursor.indent() <= column) return nothing;
    return this.value(column);
  }
}
