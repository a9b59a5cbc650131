/** The `count` candidates nearest to `wanted` by edit distance, nearest first; ties stay in the order given. */
export function nearest(wanted: string, candidates: readonly string[], count: number): readonly string[] {
  const target = wanted.toLowerCase();
  return [...new Set(candidates)]
    .map(candidate => ({ candidate, distance: distanceTo(target, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** A candidate that contains the wanted word, or is contained in it, is nearer than any misspelling. */
function distanceTo(wanted: string, candidate: string): number {
  if (wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate))) return 0.5;
  return editDistance(wanted.slice(0, 200), candidate.slice(0, 200));
}

/** Levenshtein distance in UTF-16 units. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
