import type { BudgetEntry, BudgetUpdate } from './budgetMessages.ts';

/** What the page has been told so far. */
export class BudgetStore {
  #entries = new Map<string, BudgetEntry>();
  #listed: readonly BudgetEntry[] = [];

  /** In the order of the list. */
  get listed(): readonly BudgetEntry[] {
    return this.#listed;
  }

  take({ entries, removed, whole }: Pick<BudgetUpdate, 'entries' | 'removed' | 'whole'>): void {
    if (whole) this.#entries = new Map();
    for (const location of removed) this.#entries.delete(location);
    for (const entry of entries) this.#entries.set(entry.location, entry);
    this.#listed = [...this.#entries.values()].sort((a, b) => a.at - b.at);
  }
}
