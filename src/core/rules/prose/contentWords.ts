/** Words that any description may hold, whatever it is of. */
const filler = new Set(
  'a an and any are as at be by for from help helps how in into is it its of on or skill skills task tasks that the this to use used user users using when with work working you your'.split(
    ' ',
  ),
);

/** Words in lower case without those that say nothing: letters and digits, and what stands between them in `c++` or `node.js` left out. */
export function contentWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => !filler.has(word));
}
