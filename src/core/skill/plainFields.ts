import { plainBlock } from './plainBlock.ts';
import { beginsItem, plainItems } from './plainItems.ts';
import { plainList, plainScalar, quotedScalar } from './plainValue.ts';
import type { Field, FieldValue, MapValue } from './skillDocument.ts';

// `key: value` on one line, of which the value is quoted without escapes, a list in brackets, a word that YAML cannot take
// for anything else, or the head of a block of text. `key:` alone heads lines of the same kind, further in, or items on lines of their own.
function lineWithout(control: string): RegExp {
  const value = String.raw`"([^"\\${control}]*)"|'([^'${control}]*)'|\[([^[\]${control}]*)\]|([|>]-?)|([A-Za-z\d][^${control}]*)`;
  return new RegExp(String.raw`^( *)([A-Za-z_][\w-]*):(?: +(?:${value}))? *$`, 'u');
}

const line = lineWithout(String.raw`\p{C}\u2028\u2029`);

/** Most texts hold nothing but what can be printed in ASCII, for which a simpler pattern says the same sooner. */
const isPrintable = /^[\n\x20-\x7e]*$/;
const printableLine = lineWithout(String.raw`\n`);

/** UTF-16 code units; what is longer is for the library's bounds to judge. */
const longest = 20_000;

/**
 * The fields of a frontmatter that consists of plain fields alone, as most do; undefined for any other. The answer is the
 * YAML library's, at a tenth of the time; a test compares the two. Spans are moved by `base`.
 */
export function plainFields(yaml: string, base: number): Field[] | undefined {
  if (yaml.length > longest) return undefined;
  const pattern = isPrintable.test(yaml) ? printableLine : line;
  const fields: Field[] = [];
  let inner: { readonly fields: Field[]; indent: number } | undefined;
  for (let start = 0; start < yaml.length;) {
    const newline = yaml.indexOf('\n', start);
    const end = newline < 0 ? yaml.length : newline;
    const found = pattern.exec(yaml.slice(start, end));
    if (!found) return undefined;
    const [, blanks = '', key = '', double, single, list, block, plain] = found;
    const indent = blanks.length;
    if (indent > 0 && inner?.fields.length === 0) inner.indent = indent;
    if (indent > 0 && indent !== inner?.indent) return undefined;
    if (indent === 0 && inner?.fields.length === 0) return undefined;
    const siblings = indent > 0 && inner ? inner.fields : fields;
    if (siblings.some(field => field.key === key)) return undefined;

    const keyStart = base + start + indent;
    const keySpan = { start: keyStart, end: keyStart + key.length };
    let at = start + indent + key.length + 1;
    while (yaml.charCodeAt(at) === 32) at++;
    let next = end + 1;
    let value: FieldValue | undefined;
    if (double !== undefined) value = quotedScalar(double, base + at, 'double');
    else if (single !== undefined) value = quotedScalar(single, base + at, 'single');
    else if (list !== undefined) value = plainList(list, base + at);
    else if (plain !== undefined) value = plainScalar(plain, base + at);
    else if (block !== undefined) {
      const read = plainBlock(yaml, { header: block, at, linesAt: next, outer: indent, base });
      if (read) ({ value, next } = read);
    } else if (beginsItem(yaml, next)) {
      const read = plainItems(yaml, next, indent, base);
      if (read) ({ value, next } = read);
    } else if (indent === 0) {
      inner = { fields: [], indent: 0 };
      value = { kind: 'map', fields: inner.fields, span: keySpan, flow: false };
    }
    if (!value) return undefined;
    if (indent === 0 && value.kind !== 'map') inner = undefined;
    siblings.push({ key, keySpan, value });
    start = next;
  }
  return inner?.fields.length === 0 ? undefined : fields.map(withSpan);
}

/** A map lies between its first key and its last value. */
function withSpan(field: Field): Field {
  if (field.value.kind !== 'map') return field;
  const { fields } = field.value;
  const start = fields[0]?.keySpan.start ?? field.keySpan.end;
  const end = fields.at(-1)?.value.span.end ?? start;
  const value: MapValue = { ...field.value, span: { start, end } };
  return { ...field, value };
}
