import type { Span } from '../text.ts';
import { stem } from './stem.ts';

/** A word of a text and the terms that it is looked up by: its stem; of `camelCase`, also those of its parts. */
export interface Word {
  readonly span: Span;
  readonly terms: readonly string[];
}

/** Runs of letters and digits of any script, and perhaps of signs; exact for what is ASCII. */
const run = /[0-9A-Za-z\x80-\uffff]+(?:(?:\+\+|#)(?![0-9A-Za-z]))?/g;
const word = /[\p{L}\p{N}\p{M}]+(?:(?:\+\+|#)(?![\p{L}\p{N}]))?/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const isAscii = /^[\x21-\x7e]+$/;

/** Words that are looked up again and again. */
const known = new Map<string, readonly string[]>();
const mostKnown = 100_000;

/** UTF-16 code units of a word; what is longer is none. */
const longest = 64;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text in their order, in any script; languages without blanks are split as Unicode and the system's dictionaries say. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  forEachWord(text, (terms, start, end) => words.push({ span: { start, end }, terms }));
  return words;
}

/** The same without the lists: for long texts. */
export function forEachWord(
  text: string,
  take: (terms: readonly string[], start: number, end: number) => void,
): void {
  const runs = new RegExp(run);
  for (let match = runs.exec(text); match; match = runs.exec(text)) {
    const [raw] = match;
    const { index: start } = match;
    if (isAscii.test(raw)) {
      const isDotNet = raw.length === 3 && text[start - 1] === '.' && /^net$/i.test(raw);
      const terms = termsOf(isDotNet ? '.net' : raw);
      if (terms.length > 0) take(terms, start, start + raw.length);
    } else forEachUnicodeWord(raw, start, take);
  }
}

function forEachUnicodeWord(
  text: string,
  offset: number,
  take: (terms: readonly string[], start: number, end: number) => void,
): void {
  for (const { 0: raw, index } of text.matchAll(word)) {
    const start = offset + index;
    if (!unspaced.test(raw)) {
      const terms = termsOf(raw);
      if (terms.length > 0) take(terms, start, start + raw.length);
      continue;
    }
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
    for (const { segment, index: at, isWordLike } of segmenter.segment(raw)) {
      if (isWordLike === true) take([fold(segment)], start + at, start + at + segment.length);
    }
  }
}

/** The terms of one word: none for what is too short to tell anything. */
export function termsOf(raw: string): readonly string[] {
  const before = known.get(raw);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  if (raw.length > longest) return [fold(raw.slice(0, longest))];
  const parts = raw.toLowerCase() === '.net' ? ['dotnet'] : [raw, ...partsOf(raw)];
  const terms = [...new Set(parts.map(fold).filter(isTelling).map(stem))];
  known.set(raw, terms);
  return terms;
}

/** Lower case, without accents and in the plain form of each letter: `Übersicht` gives `ubersicht`. */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** Of `camelCase`, `HTMLParser` and `python3`. */
function partsOf(raw: string): readonly string[] {
  const parts = raw.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? [];
  return parts.length > 1 ? parts.filter(part => part.length > 2 && !/^\p{N}/u.test(part)) : [];
}

/** Of single letters, only names of languages. */
function isTelling(folded: string): boolean {
  return folded.length > 1 || /^[cr]$|[^\x00-\x7f]/.test(folded);
}
