/**
 * The known word that `written` is a slip of: the same letters in another case or with other separators, or one slip away
 * (two in long words). Words of fewer than `shortest` letters have to be right. Undefined where nothing is near enough.
 */
export function nearestWord(written: string, known: readonly string[], shortest = 5): string | undefined {
  const letters = lettersOf(written);
  const allowed = letters.length >= 9 ? 2 : letters.length >= shortest ? 1 : 0;
  let best: { word: string; slips: number } | undefined;
  for (const word of known) {
    const its = lettersOf(word);
    if (its === letters) return word;
    if (Math.abs(letters.length - its.length) > allowed) continue;
    const slips = slipsBetween(letters, its);
    if (slips <= allowed && slips < (best?.slips ?? Infinity)) best = { word, slips };
  }
  return best?.word;
}

/** The letters alone, without case and separators. */
export function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[-_ .]/gu, '');
}

/** Letters added, left out, mistaken, or swapped with their neighbour (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
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
