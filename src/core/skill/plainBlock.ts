import type { ScalarValue } from './skillDocument.ts';

/** Where a block of text in YAML begins. Offsets into the YAML. */
interface BlockStart {
  /** `|`, `|-`, `>` or `>-`. */
  readonly header: string;
  readonly at: number;
  /** First unit of the line below. */
  readonly linesAt: number;
  /** Columns that the key is indented by: a line that is no further in ends the block. */
  readonly outer: number;
  /** Spans are moved by it. */
  readonly base: number;
}

const plainLine = /^[^ \p{C}\u2028\u2029][^\p{C}\u2028\u2029]*$/u;

/**
 * Reads a block of text whose lines are all indented alike and none of them empty, as the YAML library does; undefined
 * for any other. `next` is behind it.
 */
export function plainBlock(
  yaml: string,
  { header, at, linesAt, outer, base }: BlockStart,
): { readonly value: ScalarValue; readonly next: number } | undefined {
  const lines: string[] = [];
  let indent = 0;
  let next = linesAt;
  while (next < yaml.length) {
    const column = blanksAt(yaml, next);
    if (column <= outer) break;
    indent ||= column;
    const end = yaml.indexOf('\n', next);
    const text = yaml.slice(next + indent, end);
    if (column < indent || end < 0 || !plainLine.test(text)) return undefined;
    lines.push(text);
    next = end + 1;
  }
  if (lines.length === 0) return undefined;
  const folded = header.startsWith('>');
  const text = lines.join(folded ? ' ' : '\n') + (header.endsWith('-') ? '' : '\n');
  let end = next - 1;
  while (yaml.charCodeAt(end - 1) === 32) end--;
  const span = { start: base + at, end: base + end };
  return { value: { kind: 'string', text, span, style: folded ? 'folded' : 'literal' }, next };
}

function blanksAt(yaml: string, from: number): number {
  let at = from;
  while (yaml.charCodeAt(at) === 32) at++;
  return at - from;
}
