import type { Field, MapValue, ScalarValue } from './skillDocument.ts';

// `key: value` on one line, of which the value is quoted without escapes, or plain and begins with a letter; it holds
// nothing that YAML could take for something else. `key:` alone heads lines of the same kind, indented by two.
const line =
  /^( {2})?([A-Za-z_][\w-]*):(?: +(?:"([^"\\\p{C}\u2028\u2029]*)"|'([^'\p{C}\u2028\u2029]*)'|([A-Za-z][^\p{C}\u2028\u2029]*)))? *$/u;

/** What a plain value may not hold: the beginning of a comment or of another key, or of nothing but blanks. */
const notPlain = /: | #|:$|[\u00A0\u3000]/;
const notText = /^(?:true|false|null)$/i;

/** UTF-16 code units; what is longer is for the library's bounds to judge. */
const longest = 20_000;

/**
 * The fields of a frontmatter that consists of plain one-line fields alone, as most do; undefined for any other. The
 * answer is the YAML library's, at a tenth of the time; a test compares the two.
 */
export function plainFields(yaml: string, base: number): Field[] | undefined {
  if (yaml.length > longest) return undefined;
  const fields: Field[] = [];
  let inner: Field[] | undefined;
  for (let start = 0; start < yaml.length;) {
    const newline = yaml.indexOf('\n', start);
    const end = newline < 0 ? yaml.length : newline;
    const found = line.exec(yaml.slice(start, end));
    if (!found) return undefined;
    const [, indent, key = '', double, single, plain] = found;
    const keyStart = base + start + (indent?.length ?? 0);
    const keySpan = { start: keyStart, end: keyStart + key.length };
    const siblings = indent === undefined ? fields : inner;
    if (siblings === undefined || siblings.some(field => field.key === key)) return undefined;
    const text = double ?? single ?? plain?.replace(/ +$/, '');
    if (text === undefined) {
      if (indent !== undefined || inner?.length === 0) return undefined;
      inner = [];
      fields.push({ key, keySpan, value: { kind: 'map', fields: inner, span: keySpan, flow: false } });
    } else {
      if (plain !== undefined && (notPlain.test(text) || notText.test(text))) return undefined;
      const style = double !== undefined ? 'double' : single !== undefined ? 'single' : 'plain';
      if (indent === undefined && inner?.length === 0) return undefined;
      if (indent === undefined) inner = undefined;
      siblings.push({ key, keySpan, value: scalar(yaml, base, keySpan.end - base + 1, text, style) });
    }
    start = end + 1;
  }
  return inner?.length === 0 ? undefined : fields.map(withSpan);
}

/** The value behind a colon: `at` is where blanks lead to it. */
function scalar(
  yaml: string,
  base: number,
  at: number,
  text: string,
  style: ScalarValue['style'],
): ScalarValue {
  let start = at;
  while (yaml.charCodeAt(start) === 32) start++;
  const quotes = style === 'plain' ? 0 : 2;
  const span = { start: base + start, end: base + start + text.length + quotes };
  return { kind: 'string', text, span, style };
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
