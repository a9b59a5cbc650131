/**
 * The known field that `key` is a slip of: the same letters in another case or with other separators, or one slip away
 * (two in long words). Undefined where nothing is near enough.
 */
export function nearestField(key: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(key);
  const same = known.find(field => lettersOf(field) === letters);
  if (same !== undefined) return same;
  const allowed = letters.length >= 9 ? 2 : letters.length >= 5 ? 1 : 0;
  let best: { field: string; slips: number } | undefined;
  for (const field of known) {
    const its = lettersOf(field);
    if (Math.abs(letters.length - its.length) > allowed) continue;
    const slips = slipsBetween(letters, its);
    if (slips <= allowed && slips < (best?.slips ?? Infinity)) best = { field, slips };
  }
  return best?.field;
}

function lettersOf(key: string): string {
  return key.toLowerCase().replace(/[-_ .]/gu, '');
}

/** Letters added, left out, mistaken, or swapped with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const differs = a.charAt(row - 1) === b.charAt(column - 1) ? 0 : 1;
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charAt(row - 1) === b.charAt(column - 2) &&
        a.charAt(row - 2) === b.charAt(column - 1);
      if (swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      now.push(slips);
    }
    beforeLast = last;
    last = now;
  }
  return last[b.length] ?? 0;
}
