import type { ListValue, ScalarValue } from './skillDocument.ts';

// Values that plainFields reads without the YAML library: the very same answers, or undefined. They stand on one line,
// `at` is their offset.

/** What a plain value may not hold: the beginning of a comment or of another key, or nothing but blanks. */
const notPlain = /: | #|:$|[\u00A0\u3000]/;

/** What an item of a list in brackets begins with and may not hold besides. */
const item = /^[A-Za-z][^:#"'&*!|%@`{}\u00A0\u3000]*$/;

const boolean = /^(?:true|false)$/;
/** Other spellings of booleans and null, some of which are none. */
const notText = /^(?:true|false|null)$/i;
const number = /^\d+(?:\.\d+)?$/;
/** `1.0.0`, `2026-01-31`: no number, whatever follows. */
const version = /^\d+[.-]\d+[.-][\w.-]*$/;

export function quotedScalar(text: string, at: number, style: 'single' | 'double'): ScalarValue {
  return { kind: 'string', text, span: { start: at, end: at + text.length + 2 }, style };
}

/** @param written begins with a letter or a digit */
export function plainScalar(written: string, at: number): ScalarValue | undefined {
  const text = written.replace(/ +$/, '');
  const kind = kindOf(text);
  return kind && { kind, text, span: { start: at, end: at + text.length }, style: 'plain' };
}

function kindOf(text: string): ScalarValue['kind'] | undefined {
  if (boolean.test(text)) return 'boolean';
  if (notText.test(text) || notPlain.test(text)) return undefined;
  if (!/^\d/.test(text) || version.test(text)) return 'string';
  return number.test(text) ? 'number' : undefined;
}

/** @param written what stands between the brackets */
export function plainList(written: string, at: number): ListValue | undefined {
  const items: ScalarValue[] = [];
  let start = at + 1;
  for (const part of written.split(',')) {
    const text = part.replace(/^ +| +$/g, '');
    if (!item.test(text)) return undefined;
    const scalar = plainScalar(text, start + part.indexOf(text));
    if (!scalar) return undefined;
    items.push(scalar);
    start += part.length + 1;
  }
  return { kind: 'list', items, span: { start: at, end: at + written.length + 2 }, flow: true };
}
