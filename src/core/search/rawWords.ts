/** @param segmented whether it was split from a text without blanks: it then has no parts and no stem */
export type TakeWord = (word: string, start: number, end: number, segmented: boolean) => void;

const word = /[\p{L}\p{N}\p{M}]+(?:(?:\+\+|#)(?![\p{L}\p{N}]))?/gu;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Of each ASCII code, 1 for digits and letters. */
const telling = Uint8Array.from({ length: 128 }, (_, unit) =>
  /[0-9A-Za-z]/.test(String.fromCharCode(unit)) ? 1 : 0,
);
const [plus, hash] = [43, 35];

let segmenter: Intl.Segmenter | undefined;

/**
 * The words of a text as written, in their order: runs of letters and digits of any script, and the signs of `C++` and `C#`. `.NET` is
 * `.net`. Languages without blanks are split as Unicode and the system's dictionaries say. `start` and `end` count UTF-16 code units.
 */
export function forEachRawWord(text: string, take: TakeWord): void {
  let at = 0;
  while (at < text.length) {
    const start = at;
    let ascii = true;
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit >= 128) ascii = false;
      else if (telling[unit] === 0) break;
    }
    if (at === start) {
      at++;
      continue;
    }
    at = behindSigns(text, at);
    if (!ascii) forEachUnicodeWord(text.slice(start, at), start, take);
    else take(isDotNet(text, start, at) ? '.net' : text.slice(start, at), start, at, false);
  }
}

function behindSigns(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit !== plus && unit !== hash) return at;
  if (unit === plus && text.charCodeAt(at + 1) !== plus) return at;
  const end = unit === plus ? at + 2 : at + 1;
  return telling[text.charCodeAt(end)] === 1 ? at : end;
}

function isDotNet(text: string, start: number, end: number): boolean {
  return end - start === 3 && text[start - 1] === '.' && text.slice(start, end).toLowerCase() === 'net';
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
