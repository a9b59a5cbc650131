import type { ListingBudget } from '../visibility/budgetOf.ts';

/** How full the list of an agent is. */
export interface BudgetShare {
  /** `1,234 of 8,000 characters (15 %)`, `1,234 tokens`. */
  readonly used: string;
  /** Entries in the list, and of those the ones that do not stand in it whole. */
  readonly listed: number;
  readonly byNameOnly: number;
  readonly cut: number;
}

export function budgetShare({ unit, used, limit, entries }: ListingBudget): BudgetShare {
  const count = (state: string): number => entries.filter(entry => entry.state === state).length;
  const share = limit === undefined || limit === 0 ? '' : ` (${Math.round((used / limit) * 100)} %)`;
  return {
    used:
      limit === undefined
        ? `${grouped(used)} ${unit}`
        : `${grouped(used)} of ${grouped(limit)} ${unit}${share}`,
    listed: entries.length,
    byNameOnly: count('listed-by-name-only'),
    cut: count('cut'),
  };
}

/** Grouped in threes by commas, the same on every machine. */
function grouped(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
