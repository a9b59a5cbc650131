import type { BudgetEntry } from '../../webview/budget/budgetMessages.ts';

const columns: readonly (readonly [string, (entry: BudgetEntry) => string | number])[] = [
  ['place', ({ at }) => at + 1],
  ['name', ({ name }) => name],
  ['state', ({ state }) => state],
  ['characters', ({ characters }) => characters],
  ['tokens', ({ tokens }) => tokens],
  ['instruction tokens', ({ instructions }) => instructions],
  ['folder', ({ folder }) => folder],
  ['location', ({ location }) => location],
];

/** The list as a table for other programs: RFC 4180, one line a skill under one of names. */
export function budgetCsv(entries: readonly BudgetEntry[]): string {
  const lines = entries.map(entry => columns.map(([, value]) => field(value(entry))).join(','));
  return [columns.map(([name]) => name).join(','), ...lines, ''].join('\r\n');
}

/** Skills come from anywhere: what a spreadsheet would take for a formula gets an apostrophe in front, as text has it there. */
function field(value: string | number): string {
  if (typeof value === 'number') return value.toString();
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
