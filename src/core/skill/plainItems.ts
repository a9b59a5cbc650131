import { plainScalar, quotedScalar } from './plainValue.ts';
import type { ListValue, ScalarValue } from './skillDocument.ts';

const item =
  /^( *)-( +)(?:"([^"\\\p{C}\u2028\u2029]*)"|'([^'\p{C}\u2028\u2029]*)'|([A-Za-z\d][^\p{C}\u2028\u2029]*)) *$/u;

/** Whether the line at `from` begins with a dash and a blank. */
export function beginsItem(yaml: string, from: number): boolean {
  let at = from;
  while (yaml.charCodeAt(at) === 32) at++;
  return yaml.startsWith('- ', at);
}

/**
 * Reads items on lines of their own, each a value in quotes without escapes or a plain one, as the YAML library does; undefined for
 * any others. `next` is behind them; `outer` are the columns that the key is indented by.
 */
export function plainItems(
  yaml: string,
  from: number,
  outer: number,
  base: number,
): { readonly value: ListValue; readonly next: number } | undefined {
  const items: ScalarValue[] = [];
  let start: number | undefined;
  let indent = 0;
  let next = from;
  while (next < yaml.length && beginsItem(yaml, next)) {
    const newline = yaml.indexOf('\n', next);
    const end = newline < 0 ? yaml.length : newline;
    const found = item.exec(yaml.slice(next, end));
    if (!found) return undefined;
    const [, blanks = '', gap = '', double, single, plain = ''] = found;
    start ??= next + blanks.length;
    if (items.length === 0) indent = blanks.length;
    if (blanks.length !== indent || indent < outer) return undefined;
    const at = base + next + indent + 1 + gap.length;
    let value: ScalarValue | undefined;
    if (double !== undefined) value = quotedScalar(double, at, 'double');
    else if (single !== undefined) value = quotedScalar(single, at, 'single');
    else value = plainScalar(plain, at);
    if (!value) return undefined;
    items.push(value);
    next = end + 1;
  }
  const last = items.at(-1);
  if (start === undefined || !last) return undefined;
  const span = { start: base + start, end: last.span.end };
  return { value: { kind: 'list', items, span, flow: false }, next };
}
