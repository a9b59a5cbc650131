import { blockEntryAt, endOfLine, lineText } from './blockEntry.ts';
import type { Field } from './skillDocument.ts';

/** Fields read; whoever has more is not writing a skill. */
const mostFields = 1000;

/**
 * The top-level `key: value` lines of a text that cannot be parsed as YAML. All values are text; nothing is
 * nested.
 */
export function readFieldLines(source: string, base: number): Field[] {
  const fields: Field[] = [];
  for (let line = 0; line < source.length && fields.length < mostFields;) {
    const entry = /[ \t\r\n]/.test(source.charAt(line)) ? undefined : blockEntryAt(source, line);
    if (!entry) {
      line = endOfLine(source, line) + 1;
      continue;
    }
    const { key, keyStart, keyEnd, valueStart, valueEnd } = entry;
    const text = lineText(source.slice(valueStart, valueEnd));
    const span = { start: base + valueStart, end: base + valueEnd };
    fields.push({
      key,
      keySpan: { start: base + keyStart, end: base + keyEnd },
      value: { kind: text === '' ? 'null' : 'string', text, span, style: 'plain' },
    });
    line = endOfLine(source, Math.max(valueEnd, keyEnd)) + 1;
  }
  return fields;
}
