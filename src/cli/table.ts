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

/** Text of a skill as a terminal may get it: one line, and no sequences that move the cursor. */
export function printable(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '\uFFFD');
}
