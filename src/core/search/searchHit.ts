import type { FieldName } from './fields.ts';
import type { Alternative } from './queryTerm.ts';

/** A skill that answers a query. */
export interface SearchHit {
  readonly location: string;
  /** How well it answers, from 0 to 1; under the threshold nothing is given. */
  readonly score: number;
  readonly why: Why;
}

/** Why a skill was found. */
export interface Why {
  /** Best first. */
  readonly matched: readonly Matched[];
  readonly parts: ScoreParts;
}

/** A word of the query, and what the skill has of it. */
export interface Matched {
  /** As it stands in the query. */
  readonly asked: string;
  /** The stems that the skill has. */
  readonly found: readonly string[];
  readonly kind: Alternative['kind'];
  /** Where the skill has them. */
  readonly fields: readonly FieldName[];
}

/** Each from 0 to 1. */
export interface ScoreParts {
  /** Of words. */
  readonly words: number;
  /** How much of what is asked for the skill has at all. */
  readonly covered: number;
  /** How near its vector is, where there are vectors. */
  readonly vector?: number;
}
