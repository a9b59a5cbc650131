import type { GridColumn, GridSort, GridSource } from '../grid/gridSource.ts';
import type { BudgetEntry } from './budgetMessages.ts';
import { number, stateWords } from './budgetWords.ts';

interface Column extends GridColumn {
  readonly value: (entry: BudgetEntry) => string | number;
}

/** The pictures in words and numbers: one row for each skill of the list. */
export const budgetColumns: readonly Column[] = [
  { id: 'name', name: 'Skill', width: [11, 2], form: 'text', value: ({ name }) => name },
  { id: 'at', name: 'Place', width: [6, 0], form: 'number', value: ({ at }) => at + 1 },
  { id: 'state', name: 'State', width: [10, 0], form: 'text', value: ({ state }) => stateWords[state] },
  {
    id: 'characters',
    name: 'Characters',
    width: [8, 0],
    form: 'number',
    value: ({ characters }) => characters,
  },
  { id: 'tokens', name: 'Tokens', width: [6.5, 0], form: 'number', value: ({ tokens }) => tokens },
  {
    ...{ id: 'instructions', name: 'When loaded', width: [10, 0], form: 'number' },
    description: 'Tokens of the instructions, once the model loads the skill',
    value: ({ instructions }) => instructions,
  },
  { id: 'folder', name: 'Where', width: [9, 1], form: 'text', value: ({ folder }) => folder },
];

const collator = new Intl.Collator('en', { numeric: true });

/** The entries in the order of a column; those alike in it in the order of the list. */
export function sortEntries(
  entries: readonly BudgetEntry[],
  { column, descending }: GridSort,
): readonly BudgetEntry[] {
  const { value } = budgetColumns.find(({ id }) => id === column) ?? { value: ({ at }: BudgetEntry) => at };
  const sign = descending ? -1 : 1;
  const compare = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return [...entries].sort((a, b) => sign * compare(value(a), value(b)) || a.at - b.at);
}

export function budgetSource(entries: readonly BudgetEntry[]): GridSource {
  return {
    columns: budgetColumns,
    rows: entries.length,
    keyOf: row => entries[row]?.location ?? '',
    cell(row, at) {
      const entry = entries[row];
      const column = budgetColumns[at];
      if (!entry || !column) return { text: '' };
      const value = column.value(entry);
      const text = typeof value === 'number' ? number(value) : value;
      return at === 0 ? { text } : { text, label: `${entry.name}, ${column.name}: ${text}` };
    },
  };
}
