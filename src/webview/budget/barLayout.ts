import type { BudgetEntry } from './budgetMessages.ts';

export interface BarPart {
  readonly entry: BudgetEntry;
  readonly x: number;
  readonly width: number;
}

export interface BarLayout {
  /** In the order of the list, one after the other. */
  readonly parts: readonly BarPart[];
  /** Where the limit is; undefined where there is none. */
  readonly cut: number | undefined;
}

/** The list as a bar of `width`: as long as the longer of list and limit. */
export function barLayout(entries: readonly BudgetEntry[], limit: number | null, width: number): BarLayout {
  const used = entries.reduce((sum, { cost }) => sum + cost, 0);
  const whole = Math.max(used, limit ?? 0, 1);
  let before = 0;
  const parts = entries.map((entry): BarPart => {
    const x = (before / whole) * width;
    before += entry.cost;
    return { entry, x, width: (entry.cost / whole) * width };
  });
  return { parts, cut: limit === null ? undefined : (limit / whole) * width };
}

/** The part at `x`. */
export function partAt(parts: readonly BarPart[], x: number): BarPart | undefined {
  let low = 0;
  let high = parts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const part = parts[middle];
    if (!part) return undefined;
    if (x < part.x) high = middle - 1;
    else if (x >= part.x + part.width) low = middle + 1;
    else return part;
  }
  return undefined;
}
