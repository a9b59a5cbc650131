/**
 * The `count` candidates nearest to `wanted`, nearest first: those that contain it, or lie in it, then the others, each by edit
 * distance; ties stay in the order given.
 */
export function nearest(wanted: string, candidates: readonly string[], count: number): readonly string[] {
  const target = wanted.toLowerCase();
  return [...new Set(candidates)]
    .map(candidate => {
      const edits = editDistance(target.slice(0, 200), candidate.slice(0, 200).toLowerCase());
      return { candidate, edits, distance: contains(target, candidate.toLowerCase()) ? 0.5 : edits };
    })
    .sort((a, b) => a.distance - b.distance || a.edits - b.edits)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** A candidate that contains the wanted word, or is contained in it, is nearer than any misspelling. */
function contains(wanted: string, candidate: string): boolean {
  return wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate));
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
