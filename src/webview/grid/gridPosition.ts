/** A place in a grid. Row -1 is that of the column headers. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** How many there are; `page` is how many rows are on screen. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** Where a key leads, as the ARIA practices have it for grids; undefined for a key that does not move. */
export function moved(
  { row, column }: GridPosition,
  key: string,
  control: boolean,
  size: GridSize,
): GridPosition | undefined {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const to = (toRow: number, toColumn: number): GridPosition =>
    within({ row: toRow, column: toColumn }, size);
  switch (key) {
    case 'ArrowUp':
      return to(control ? -1 : row - 1, column);
    case 'ArrowDown':
      return to(control ? lastRow : row + 1, column);
    case 'ArrowLeft':
      return to(row, control ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, control ? lastColumn : column + 1);
    case 'Home':
      return to(control ? -1 : row, 0);
    case 'End':
      return to(control ? lastRow : row, lastColumn);
    case 'PageUp':
      return to(row <= 0 ? -1 : Math.max(0, row - size.page), column);
    case 'PageDown':
      return to(row + size.page, column);
    default:
      return undefined;
  }
}

/** The nearest place that there is. */
export function within({ row, column }: GridPosition, { rows, columns }: GridSize): GridPosition {
  return {
    row: Math.max(-1, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}
