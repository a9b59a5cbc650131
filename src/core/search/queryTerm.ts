import type { Span } from '../text.ts';

/** One thing that is asked for, and the terms that a skill may say it with. */
export interface QueryTerm {
  /** Where it stands in the query. */
  readonly span: Span;
  /** How much of what is asked for it carries, from 0 to 1. */
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
  /** Whether the index has the word itself. */
  readonly known: boolean;
  /** Whether it is of what life is about apart from work. */
  readonly everyday: boolean;
}

export interface Alternative {
  /** All of them have to stand in the skill. */
  readonly terms: readonly string[];
  /** How well it says what is asked for, from 0 to 1. */
  readonly weight: number;
  readonly kind: 'word' | 'part' | 'synonym' | 'related' | 'translation' | 'prefix' | 'spelling';
}
