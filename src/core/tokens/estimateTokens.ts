import { estimateTokenCount } from 'tokenx';

/**
 * What tokenx 2.2 answers for `text`, to the token, several times as fast: it cuts the text into an array of
 * strings, while here the rules for ASCII are followed in one pass, and the library is asked about words with
 * other characters only.
 */
export function estimateTokens(text: string): number {
  if (otherBlank.test(text)) return estimateTokenCount(text);
  const length = text.length;
  let count = 0;
  let afterMark = false;
  for (let at = 0; at < length;) {
    const kind = kindAt(text, at);
    let end = at + 1;
    if (kind === word) {
      let other = text.charCodeAt(at) > 127;
      for (; end < length && kindAt(text, end) === word; end++) other ||= text.charCodeAt(end) > 127;
      count += other ? estimateTokenCount(text.slice(at, end)) : wordTokens(text, at, end);
      afterMark = other && wideMark.test(text.charAt(end - 1));
    } else {
      while (end < length && kindAt(text, end) === kind) end++;
      if (kind === mark) count += end - at <= 3 ? 1 : Math.ceil((end - at) / 6);
      else count += blankTokens(text, at, end, afterMark);
      afterMark = kind === mark;
    }
    at = end;
  }
  return count;
}

const word = 0;
const blank = 1;
const mark = 2;

const kinds = new Uint8Array(128);
for (const each of '\t\n\v\f\r ') kinds[each.charCodeAt(0)] = blank;
for (const each of '.,!?;(){}[]<>:/\\|@#$%^&*+=`~_"-') kinds[each.charCodeAt(0)] = mark;

/** Blanks outside ASCII run together with those inside, which makes them the library's business. */
const otherBlank = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]/;

/** Fullwidth and CJK punctuation. */
const wideMark =
  /[\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u30FB\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/;

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit > 127 ? word : (kinds[unit] ?? word);
}

/** Digits go three to a token; a short word, or a lower-case one of up to eight letters, is one. */
function wordTokens(text: string, start: number, end: number): number {
  const length = end - start;
  if (length <= 3) return 1;
  let lower = true;
  let digits = true;
  for (let at = start; at < end && (lower || digits); at++) {
    const unit = text.charCodeAt(at);
    if (unit < 97 || unit > 122) lower = false;
    if (unit < 48 || unit > 57) digits = false;
  }
  if (digits) return Math.ceil(length / 3);
  return lower && length <= 8 ? 1 : Math.ceil(length / 7);
}

/** Blanks cost nothing on a line; a line break costs one token unless it stands alone behind punctuation. */
function blankTokens(text: string, start: number, end: number, afterMark: boolean): number {
  for (let at = start; at < end; at++) {
    if (text.charCodeAt(at) === 10) return at < end - 1 || !afterMark ? 1 : 0;
  }
  return 0;
}
