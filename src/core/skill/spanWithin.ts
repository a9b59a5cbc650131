import type { Span } from '../text.ts';
import type { ScalarValue } from './skillDocument.ts';

/**
 * Answers where the code units `start` to `end` of a value's text stand in the source, across quotes, escapes and folded
 * lines: the whole value where that cannot be told. To be made once for all that is asked of a value.
 */
export function spanWithin(source: string, value: ScalarValue): (start: number, end: number) => Span {
  let offsets: Offsets | undefined;
  return (start, end) => {
    offsets ??= asWritten(source, value) ?? table(source, value) ?? nowhere;
    const first = offsets.start(start);
    const last = offsets.end(end - 1);
    return first === undefined || last === undefined ? value.span : { start: first, end: last };
  };
}

/** Where the code unit of a value's text at an index begins and ends in the source; undefined past the text's end. */
interface Offsets {
  start(unit: number): number | undefined;
  end(unit: number): number | undefined;
}

const nowhere: Offsets = { start: () => undefined, end: () => undefined };

/** Of a value whose text is what stands in the source. */
function asWritten(source: string, value: ScalarValue): Offsets | undefined {
  const from = bodyStart(source, value);
  const fits = from + value.text.length <= value.span.end;
  if (!fits || !source.startsWith(value.text, from)) return undefined;
  const at = (unit: number): number | undefined =>
    unit >= 0 && unit < value.text.length ? from + unit : undefined;
  return {
    start: at,
    end: unit => {
      const start = at(unit);
      return start === undefined ? undefined : start + 1;
    },
  };
}

/** Of any value, unit by unit; undefined where source and text do not agree. */
function table(source: string, value: ScalarValue): Offsets | undefined {
  const { text, span } = value;
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  let unit = 0;
  const put = (count: number, start: number, end: number): void => {
    starts.fill(start, unit, unit + count);
    ends.fill(end, unit, unit + count);
    unit += count;
  };
  for (let at = bodyStart(source, value); unit < text.length;) {
    const escape = value.style === 'double' ? escapeAt(source, at) : undefined;
    if (escape?.text === '') {
      at = escape.end;
      continue;
    }
    const token = escape ?? plainAt(source, at, value);
    if (at < span.end && text.startsWith(token.text, unit)) {
      put(token.text.length, at, token.end);
      at = token.end;
      continue;
    }
    const folded = blanksAt(text, unit);
    // A block scalar's last line breaks lie behind the span.
    if (at >= span.end && unit + folded === text.length) {
      put(folded, span.end, span.end);
      break;
    }
    const run = blanksAt(source, at);
    if (run === 0 || at + run > span.end) return undefined;
    put(folded, at, at + run);
    at += run;
  }
  return { start: index => starts[index], end: index => ends[index] };
}

function blanksAt(text: string, from: number): number {
  const blanks = /\s*/uy;
  blanks.lastIndex = from;
  return blanks.exec(text)?.[0].length ?? 0;
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
