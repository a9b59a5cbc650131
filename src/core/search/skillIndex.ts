import { readConcepts } from './concepts.ts';
import { confidence } from './confidence.ts';
import { explainHit } from './explainHit.ts';
import { LexicalIndex } from './lexicalIndex.ts';
import type { PlacedProfile } from './profileBatch.ts';
import { queryTerms } from './queryTerms.ts';
import { rankSkills } from './rankSkills.ts';
import type { SearchHit } from './searchHit.ts';
import { searchedFields, type SearchedSkill } from './searchedFields.ts';
import { skillProfile, type SkillProfile } from './skillProfile.ts';

export interface SearchOptions {
  /** Hits at most. */
  readonly limit?: number;
  /** Whether the last word may not be finished: words that begin so are found too. */
  readonly typing?: boolean;
  /** Give also what fits too badly to be offered. */
  readonly everything?: boolean;
  /** Skills that may be given; all unless it is given. */
  readonly accepts?: (location: string) => boolean;
}

export const usualLimit = 10;

/** Finds skills by what is asked for. Pure: the same skills and query give the same hits. */
export class SkillIndex {
  readonly #lexical = new LexicalIndex();

  constructor() {
    readConcepts();
  }

  get size(): number {
    return this.#lexical.size;
  }

  /** Adds a skill, in place of the one that was at this location. */
  add(skill: SearchedSkill): void {
    this.addProfile(skill.location, skillProfile(searchedFields(skill)));
  }

  addProfile(location: string, profile: SkillProfile): void {
    this.#lexical.add(location, profile);
  }

  /** The numbers of terms that profiles share, for `addPlaced`; `counts` says how many have each. */
  idsOf(terms: readonly string[], counts?: readonly number[]): Int32Array {
    return this.#lexical.idsOf(terms, counts);
  }

  addPlaced(location: string, profile: PlacedProfile, ids: Int32Array): void {
    this.#lexical.addPlaced(location, profile, ids);
  }

  remove(location: string): void {
    this.#lexical.remove(location);
  }

  has(location: string): boolean {
    return this.#lexical.has(location);
  }

  /** The skills that answer the query, best first; none where nothing fits. */
  search(query: string, options: SearchOptions = {}): readonly SearchHit[] {
    const { limit = usualLimit, typing = false, everything = false, accepts } = options;
    const terms = queryTerms(query, this.#lexical, typing);
    const isAccepted = (skill: number): boolean => accepts?.(this.#lexical.locationOf(skill) ?? '') !== false;
    const ranked = rankSkills(this.#lexical, terms, limit, isAccepted);
    if (ranked.length === 0 || (!everything && !confidence(this.#lexical, terms, ranked).fits)) return [];
    const hits: SearchHit[] = [];
    for (const { skill, score, covered, words } of ranked) {
      const location = this.#lexical.locationOf(skill);
      if (location === undefined) continue;
      const matched = explainHit(query, terms, this.#lexical, skill);
      hits.push({ location, score, why: { matched, parts: { words, covered } } });
    }
    return hits;
  }
}
