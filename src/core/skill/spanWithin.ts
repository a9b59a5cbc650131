import type { Span } from '../text.ts';
import type { ScalarValue } from './skillDocument.ts';

/**
 * Where the code units `start` to `end` of a value's text stand in the source, across quotes, escapes and folded lines.
 * The whole value where that cannot be told.
 */
export function spanWithin(source: string, value: ScalarValue, start: number, end: number): Span {
  const offsets = offsetsOf(source, value);
  const first = offsets?.[start];
  const last = offsets?.[end - 1];
  if (first === undefined || last === undefined) return value.span;
  return { start: first.start, end: last.end };
}

/** The source span of every code unit of the value's text. */
function offsetsOf(source: string, value: ScalarValue): Span[] | undefined {
  const offsets: Span[] = [];
  let at = bodyStart(source, value);
  for (let unit = 0; unit < value.text.length;) {
    const escape = value.style === 'double' ? escapeAt(source, at) : undefined;
    if (escape?.text === '') {
      at = escape.end;
      continue;
    }
    const token = escape ?? plainAt(source, at, value);
    if (at < value.span.end && value.text.startsWith(token.text, unit)) {
      for (let i = 0; i < token.text.length; i++) offsets.push({ start: at, end: token.end });
      unit += token.text.length;
      at = token.end;
      continue;
    }
    const space = /\s+/uy;
    space.lastIndex = at;
    const run = space.exec(source)?.[0];
    if (run === undefined || at + run.length > value.span.end) return undefined;
    if (/\s/u.test(value.text.charAt(unit))) {
      const folded = /^\s+/u.exec(value.text.slice(unit))?.[0].length ?? 1;
      for (let i = 0; i < folded; i++) offsets.push({ start: at, end: at + run.length });
      unit += folded;
    }
    at += run.length;
  }
  return offsets;
}

function bodyStart(source: string, value: ScalarValue): number {
  if (value.style === 'plain') return value.span.start;
  if (value.style === 'single' || value.style === 'double') return value.span.start + 1;
  const header = /[|>][^\r\n]*(?:\r\n|\r|\n)/uy;
  header.lastIndex = value.span.start;
  return value.span.start + (header.exec(source)?.[0].length ?? 0);
}

interface Token {
  readonly text: string;
  readonly end: number;
}

function plainAt(source: string, at: number, value: ScalarValue): Token {
  const text = source.charAt(at);
  const doubled = value.style === 'single' && text === "'";
  return { text, end: at + (doubled ? 2 : 1) };
}

const shorthand: Record<string, string> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
};

/** The escape of a double-quoted value; an escaped line break stands for nothing. */
function escapeAt(source: string, at: number): Token | undefined {
  if (source.charAt(at) !== '\\') return undefined;
  const coded = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/uy;
  coded.lastIndex = at;
  const code = coded.exec(source);
  if (code) {
    const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    return point > 0x10ffff ? undefined : { text: String.fromCodePoint(point), end: coded.lastIndex };
  }
  const broken = /\\(?:\r\n|\r|\n)[ \t]*/uy;
  broken.lastIndex = at;
  if (broken.test(source)) return { text: '', end: broken.lastIndex };
  const letter = source.charAt(at + 1);
  return { text: shorthand[letter] ?? letter, end: at + 2 };
}
