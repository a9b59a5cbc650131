/** Words that any description may hold, whatever it is of. */
const filler = new Set(
  'a an and any are as at be by for from help helps how in into is it its of on or skill skills task tasks that the this to use used user users using when with work working you your'.split(
    ' ',
  ),
);

/** Which can be read with a simpler pattern. */
const isAscii = /^[\0-\x7f]*$/;

/** Words in lower case without those that say nothing: letters and digits, and what stands between them in `c++` or `node.js` left out. */
export function contentWords(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const words = isAscii.test(lower) ? lower.match(/[a-z\d]+/g) : lower.match(/[\p{L}\p{N}]+/gu);
  return words?.filter(word => !filler.has(word)) ?? [];
}
