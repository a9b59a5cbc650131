import { rankingWeights } from './rankingWeights.ts';
import { Sums } from './sums.ts';
import type { LexicalIndex } from './lexicalIndex.ts';
import type { Alternative, QueryTerm } from './queryTerm.ts';
import { fieldsIn, weightIn } from './skillProfile.ts';

/** A skill that has something of what is asked for. */
export interface Ranked {
  /** Its number in the index. */
  readonly skill: number;
  /** From 0 to 1, with what it lacks taken into account. */
  readonly score: number;
  /** From 0 to 1, of what a skill could have at most. */
  readonly words: number;
  /** How much of what is asked for stands in it at all, from 0 to 1. */
  readonly covered: number;
  /** Of the words as they are written alone, the part that its name, triggers, description or tags have. */
  readonly verbatim: number;
}

/** Name, triggers, description and tags. */
const above = 0b0001111;

/** The `most` skills that have most of what is asked for, best first; equals in the order of their numbers. */
export function rankSkills(
  index: LexicalIndex,
  query: readonly QueryTerm[],
  most = 100,
  accepts: (skill: number) => boolean = () => true,
): readonly Ranked[] {
  const sums = new Sums(index.capacity);
  let possible = 0;
  for (const term of query) {
    const importance = term.weight * importanceOf(index, term);
    possible += importance;
    for (const alternative of term.alternatives) lookUp(index, term, alternative, importance, sums);
    sums.settle(importance);
  }
  const best = new Best(most);
  const part = (values: Float32Array, skill: number): number => Math.min(1, (values[skill] ?? 0) / possible);
  const { coverage, name } = rankingWeights;
  for (const skill of sums.touched) {
    const words = part(sums.scores, skill);
    const covered = part(sums.covered, skill);
    const whole = Math.min(1, (sums.named[skill] ?? 0) / Math.max(1, index.nameLengthOf(skill)));
    const named = part(sums.namedImportance, skill) * whole;
    const score = (words * (1 - coverage + coverage * covered) + name * named) / (1 + name);
    if (!best.wants(score, skill) || !accepts(skill)) continue;
    best.add({ skill, words, score, covered, verbatim: part(sums.verbatim, skill) });
  }
  return best.ranked;
}

/** The best of many, in order. */
class Best {
  readonly ranked: Ranked[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  wants(score: number, skill: number): boolean {
    const last = this.ranked[this.#most - 1];
    return !last || score > last.score || (score === last.score && skill < last.skill);
  }

  add(one: Ranked): void {
    let at = this.ranked.length;
    while (at > 0 && isBetter(one, this.ranked[at - 1])) at--;
    this.ranked.splice(at, 0, one);
    if (this.ranked.length > this.#most) this.ranked.pop();
  }
}

function isBetter(one: Ranked, other: Ranked | undefined): boolean {
  if (!other) return true;
  return one.score > other.score || (one.score === other.score && one.skill < other.skill);
}

function lookUp(
  index: LexicalIndex,
  { weight }: QueryTerm,
  alternative: Alternative,
  importance: number,
  sums: Sums,
): void {
  const likeness = alternative.weight;
  const worth = likeness * weight * rarityOf(index, alternative);
  if (worth === 0) return;
  const isWord = alternative.kind === 'word';
  const [first, ...others] = alternative.terms.map(term => index.postingsOf(term));
  if (!first || others.includes(undefined)) return;
  for (let at = 0; at < first.length; at++) {
    const skill = first.skillAt(at);
    if (!index.isLive(skill)) continue;
    let packed = first.packedAt(at);
    for (const other of others) packed = leastOf(packed, other?.packedOf(skill) ?? 0);
    if (packed < 128) continue;
    const value = worth * saturated(weightIn(packed));
    const fields = fieldsIn(packed);
    sums.take(skill, value, likeness, (fields & 1) !== 0);
    if (isWord && (fields & above) !== 0) sums.verbatim[skill] = (sums.verbatim[skill] ?? 0) + importance;
  }
}

/** What a term counts at most. */
function importanceOf(index: LexicalIndex, { known, alternatives }: QueryTerm): number {
  if (known) {
    const [word] = alternatives;
    return word ? rarityOf(index, word) : 0;
  }
  const found = alternatives.map(alternative => rarityOf(index, alternative)).filter(rarity => rarity > 0);
  return found.length === 0
    ? rankingWeights.unknown * index.greatestRarity
    : found.reduce((total, rarity) => total + rarity, 0) / found.length;
}

/** 0 for what no skill has. */
function rarityOf(index: LexicalIndex, { terms }: Alternative): number {
  if (terms.some(term => index.frequency(term) === 0)) return 0;
  return Math.max(...terms.map(term => index.rarity(term)));
}

/** From 0 to 1. */
function saturated(weight: number): number {
  return weight / (weight + rankingWeights.saturation);
}

/** The lesser weight, and the fields in which both stand. */
function leastOf(a: number, b: number): number {
  return (Math.min(a >> 7, b >> 7) << 7) | (a & b & 127);
}
