import { printable } from './printable.ts';

/** Rows as lines, their columns aligned; columns of numbers are flush right. Control characters are shown as U+FFFD. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = rows.map(row => row.map(cell => printable(String(cell))));
  const widths: number[] = [];
  for (const row of cells) {
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  }
  return cells.map((row, at) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return typeof rows[at]?.[column] === 'number' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
