import type { Span } from '../text.ts';
import { forEachRawWord } from './rawWords.ts';
import { stem } from './stem.ts';

/** A word of a text and the terms that it is looked up by: its stem; of `camelCase`, also those of its parts. */
export interface Word {
  readonly span: Span;
  readonly terms: readonly string[];
}

const isAscii = /^[\x21-\x7e]+$/;

/** UTF-16 code units of a word; what is longer is none. */
const longest = 64;

/** The words of a text in their order, in any script; languages without blanks are split as Unicode and the system's dictionaries say. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  forEachRawWord(text, (word, start, end, segmented) => {
    const terms = segmented ? [fold(word)] : termsOf(word);
    if (terms.length > 0) words.push({ span: { start, end }, terms });
  });
  return words;
}

/** The terms of one word: none for what is too short to tell anything. */
export function termsOf(raw: string): readonly string[] {
  if (!isOfUsualLength(raw)) return [fold(raw.slice(0, longest))];
  const parts = raw.toLowerCase() === '.net' ? ['dotnet'] : [raw, ...partsOf(raw)];
  return [...new Set(parts.map(fold).filter(isTelling).map(stem))];
}

/** Whether a word is as short as words are. */
export function isOfUsualLength(raw: string): boolean {
  return raw.length <= longest;
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
