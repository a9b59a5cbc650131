import { writtenOf, type Way } from './mending.ts';

/** Escapes quotes inside of quotes of the same kind: `"say "hi""`, `'it's'`. */
export const escapeQuotes: Way = (document, broken) => {
  const written = writtenOf(document, broken);
  const quote = written.charAt(0);
  if ((quote !== '"' && quote !== "'") || written.length < 3 || !written.endsWith(quote)) return undefined;
  if (/[\r\n]/u.test(written)) return undefined;
  const places = innerQuotes(written, quote);
  const [first] = places;
  if (first === undefined || !isInside(written, first)) return undefined;
  const edits = places.map(at => {
    const start = broken.value.span.start + at;
    return { span: { start, end: start }, text: quote === '"' ? '\\' : "'" };
  });
  return {
    title: 'Escape the quotes inside',
    edits,
    text: written.includes('\\') ? undefined : textOf(written),
  };
};

/** Where quotes stand between the outer ones that are not escaped. */
function innerQuotes(written: string, quote: string): readonly number[] {
  const places: number[] = [];
  for (let at = 1; at < written.length - 1; at++) {
    const char = written.charAt(at);
    const doubled = quote === "'" && char === quote && written.charAt(at + 1) === quote;
    if ((quote === '"' && char === '\\') || (doubled && at + 1 < written.length - 1)) at++;
    else if (char === quote) places.push(at);
  }
  return places;
}

/** Whether a quote opens a word or stands in one: else it closes what the value begins with. */
function isInside(written: string, at: number): boolean {
  const before = written.charAt(at - 1);
  const behind = written.charAt(at + 1);
  if (/[\p{L}\p{N}]/u.test(before)) return /[\p{L}\p{N}]/u.test(behind);
  return /[\s([{/=:,-]/u.test(before) && /\S/u.test(behind);
}

function textOf(written: string): string {
  const text = written.slice(1, -1);
  return written.startsWith("'") ? text.replaceAll("''", "'") : text;
}
