import type { AgentView } from './agentView.ts';
import type { ListedEntry } from './listedEntry.ts';
import type { Unit } from './measure.ts';

/** What the list that an agent shows its model costs, entry by entry, in the list's order. JSON-safe. */
export interface ListingBudget {
  readonly unit: Unit;
  /** Undefined where the agent has none. */
  readonly limit: number | undefined;
  /** What the whole list would cost if nothing were cut. */
  readonly used: number;
  readonly entries: readonly BudgetEntry[];
}

export interface BudgetEntry extends ListedEntry {
  /** The entry if nothing were cut, for who counts its tokens. */
  readonly text: string;
  readonly state: 'visible' | 'listed-by-name-only' | 'cut';
}

export function budgetOf({ list, verdicts, cutExtras }: AgentView): ListingBudget {
  const entries = list.entries.map((entry): BudgetEntry => {
    const state = cutExtras.get(entry.location) ?? verdicts.get(entry.location)?.state;
    const cut = state === 'listed-by-name-only' || state === 'cut';
    return { ...entry, text: list.textOf(entry), state: cut ? state : 'visible' };
  });
  return { ...list.budget, used: list.used, entries };
}
