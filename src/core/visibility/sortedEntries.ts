import type { ListedEntry } from './listedEntry.ts';

/** Entries more than this that have changed at once are sorted with all others; fewer are put into their places. */
const few = 50;

/** A list's entries, kept in order while single ones come and go. */
export class SortedEntries {
  readonly #order: (a: ListedEntry, b: ListedEntry) => number;
  #sorted: readonly ListedEntry[] = [];
  readonly #added = new Set<ListedEntry>();
  readonly #removed = new Set<ListedEntry>();

  constructor(order: (a: ListedEntry, b: ListedEntry) => number) {
    this.#order = order;
  }

  get size(): number {
    return this.#sorted.length + this.#added.size - this.#removed.size;
  }

  add(entry: ListedEntry): void {
    this.#added.add(entry);
  }

  remove(entry: ListedEntry): void {
    if (!this.#added.delete(entry)) this.#removed.add(entry);
  }

  get all(): readonly ListedEntry[] {
    if (this.#added.size + this.#removed.size === 0) return this.#sorted;
    const kept = this.#sorted.filter(entry => !this.#removed.has(entry));
    if (this.#added.size > few) this.#sorted = [...kept, ...this.#added].sort(this.#order);
    else {
      for (const entry of this.#added) kept.splice(this.#placeOf(entry, kept), 0, entry);
      this.#sorted = kept;
    }
    this.#added.clear();
    this.#removed.clear();
    return this.#sorted;
  }

  #placeOf(entry: ListedEntry, sorted: readonly ListedEntry[]): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = sorted[middle];
      if (other && this.#order(other, entry) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
