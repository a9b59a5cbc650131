/** @param segmented whether it was split from a text without blanks: it then has no parts and no stem */
export type TakeWord = (word: string, start: number, end: number, segmented: boolean) => void;

const word = /[\p{L}\p{N}\p{M}]+(?:(?:\+\+|#)(?![\p{L}\p{N}]))?/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Runs of letters and digits of any script, and perhaps of signs; exact for what is ASCII. `.NET` keeps its point. */
const run =
  /\.[nN][eE][tT](?![0-9A-Za-z\x80-\uffff]|(?:\+\+|#)(?![0-9A-Za-z]))|[0-9A-Za-z\x80-\uffff]+(?:(?:\+\+|#)(?![0-9A-Za-z]))?/g;
const isAscii = /^[\x21-\x7e]+$/;

let segmenter: Intl.Segmenter | undefined;

/** What the words of a text are split from, in the same order: each run has the same words wherever it stands. */
export function runsOf(text: string): readonly string[] {
  return text.match(run) ?? [];
}

/**
 * The words of a text as written, in their order: runs of letters and digits of any script, and the signs of `C++` and `C#`. `.NET` is
 * `.net`. Languages without blanks are split as Unicode and the system's dictionaries say. `start` and `end` count UTF-16 code units.
 */
export function forEachRawWord(text: string, take: TakeWord): void {
  for (const { 0: raw, index } of text.matchAll(run)) {
    const end = index + raw.length;
    if (raw.startsWith('.')) take('.net', index + 1, end, false);
    else if (isAscii.test(raw)) take(raw, index, end, false);
    else forEachUnicodeWord(raw, index, take);
  }
}

function forEachUnicodeWord(text: string, offset: number, take: TakeWord): void {
  for (const { 0: raw, index } of text.matchAll(word)) {
    const start = offset + index;
    if (!unspaced.test(raw)) {
      take(raw, start, start + raw.length, false);
      continue;
    }
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
    for (const { segment, index: at, isWordLike } of segmenter.segment(raw)) {
      if (isWordLike === true) take(segment, start + at, start + at + segment.length, true);
    }
  }
}
