import { isBlank, type LenientSource } from './lenientSource.ts';

const shorthand: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  '\\': '\\',
  '"': '"',
  '/': '/',
  r: '\r',
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  v: '\v',
  f: '\f',
  ' ': ' ',
  _: '\xa0',
};
const hexDigits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The text of the quoted value that begins here, up to the same quote or the end of all; leaves the source behind it. */
export function readLenientQuoted(source: LenientSource): string {
  const quote = source.char;
  source.at++;
  const parts: string[] = [];
  // Blanks that are dropped where a line break follows.
  let blanks = '';
  const put = (text: string): void => {
    parts.push(blanks, text);
    blanks = '';
  };
  while (source.at < source.text.length) {
    const { char } = source;
    if (char === quote) {
      source.at++;
      if (quote === '"' || source.char !== quote) break;
      source.at++;
      put(quote);
    } else if (char === '\\' && quote === '"') {
      put(readEscape(source));
    } else if (source.atLineEnd) {
      blanks = '';
      put(readFold(source));
    } else if (isBlank(char)) {
      blanks += char;
      source.at++;
    } else {
      put(char);
      source.at++;
    }
  }
  return parts.join('') + blanks;
}

/** A line break is a blank; further empty lines are the line breaks that they are. */
function readFold(source: LenientSource): string {
  source.takeNewline();
  let empty = 0;
  for (source.skipBlanks(); source.takeNewline(); source.skipBlanks()) empty++;
  return empty === 0 ? ' ' : '\n'.repeat(empty);
}

function readEscape(source: LenientSource): string {
  source.at++;
  const letter = source.char;
  if (letter === '\n' || letter === '\r') {
    source.takeNewline();
    source.skipBlanks();
    return '';
  }
  if (letter !== '') source.at++;
  const digits = hexDigits[letter];
  if (digits === undefined) return shorthand[letter] ?? `\\${letter}`;
  const written = source.text.slice(source.at, source.at + digits);
  const code = Number.parseInt(written, 16);
  if (written.length !== digits || !(code >= 0 && code <= 0x10ffff)) return `\\${letter}`;
  source.at += digits;
  return String.fromCodePoint(code);
}
