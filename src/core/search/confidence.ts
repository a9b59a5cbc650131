import type { QueryTerm } from './queryTerm.ts';
import type { Ranked } from './rankSkills.ts';

/** Whether anything that was found answers the query. */
export interface Confidence {
  readonly fits: boolean;
  /** From 0 to 1. */
  readonly value: number;
}

export function confidence(terms: readonly QueryTerm[], ranked: readonly Ranked[]): Confidence {
  const [top] = ranked;
  const value = top?.score ?? 0;
  return { fits: terms.length > 0 && value > 0, value };
}
