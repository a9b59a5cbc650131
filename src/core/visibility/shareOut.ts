import type { ListedEntry } from './listedEntry.ts';

/**
 * How many characters of its description each entry keeps where all together may cost `room`: the same for all, as far
 * as it is long enough; what a short one leaves goes to the longer ones.
 *
 * @param costOf what so many characters of the description cost
 */
export function shareOut(
  entries: readonly ListedEntry[],
  room: number,
  costOf: (entry: ListedEntry, length: number) => number,
): readonly number[] {
  const at = (level: number): number =>
    entries.reduce((sum, entry) => sum + costOf(entry, Math.min(level, entry.description.length)), 0);
  let low = 0;
  let high = Math.max(0, ...entries.map(({ description }) => description.length));
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (at(middle) <= room) low = middle;
    else high = middle - 1;
  }
  let left = room - at(low);
  return entries.map(entry => {
    const length = Math.min(low, entry.description.length);
    if (length === entry.description.length) return length;
    const more = costOf(entry, length + 1) - costOf(entry, length);
    if (more > left) return length;
    left -= more;
    return length + 1;
  });
}
