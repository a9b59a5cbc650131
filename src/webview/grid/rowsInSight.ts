/** Rows that are drawn beyond what is in sight, on either side, so that a scroll does not begin with a gap. */
const spare = 3;

/** The rows to draw, `first` up to but without `end`. Pixels: how far it is scrolled, and how high the part in sight is. */
export function rowsInSight(
  scrolled: number,
  height: number,
  rowHeight: number,
  rows: number,
): { readonly first: number; readonly end: number } {
  const first = Math.max(0, Math.min(rows, Math.floor(scrolled / rowHeight) - spare));
  const end = Math.min(rows, Math.ceil((scrolled + height) / rowHeight) + spare);
  return { first, end: Math.max(first, end) };
}
