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

export const rankingWeights = {
  /** How soon more of the same word adds nothing. */
  saturation: 1,
  /** What further words for the same thing add to the best one. */
  further: 0.05,
  /** What is asked for counts that no skill has. */
  unknown: 0.6,
  /** How far a skill falls that has only part of what is asked for. */
  coverage: 0.25,
  /** What it adds that what is asked for is the skill's name. */
  name: 0.2,
};

/** Name, triggers, description and tags. */
const above = 0b0001111;

/** All skills that have anything of what is asked for, best first; equals in the order of their numbers. */
export function rankSkills(index: LexicalIndex, query: readonly QueryTerm[]): Ranked[] {
  const size = index.capacity;
  const scores = new Float32Array(size);
  const covered = new Float32Array(size);
  const verbatim = new Float32Array(size);
  const best = new Float32Array(size);
  const sum = new Float32Array(size);
  const seen = new Float32Array(size);
  const seenInName = new Float32Array(size);
  const named = new Float32Array(size);
  const namedImportance = new Float32Array(size);
  const touched = new Set<number>();
  let possible = 0;
  for (const term of query) {
    const importance = term.weight * importanceOf(index, term);
    possible += importance;
    const own = new Set<number>();
    for (const alternative of term.alternatives) {
      const rarity = term.weight * rarityOf(index, alternative);
      forEach(index, alternative, (skill, weight, fields) => {
        const value = alternative.weight * rarity * saturated(weight);
        if (value > (best[skill] ?? 0)) best[skill] = value;
        sum[skill] = (sum[skill] ?? 0) + value;
        const share = alternative.weight;
        if (share > (seen[skill] ?? 0)) seen[skill] = share;
        if ((fields & 1) !== 0 && share > (seenInName[skill] ?? 0)) seenInName[skill] = share;
        if ((fields & above) !== 0) {
          if (alternative.kind === 'word') verbatim[skill] = (verbatim[skill] ?? 0) + importance;
        }
        own.add(skill);
      });
    }
    for (const skill of own) {
      touched.add(skill);
      const most = best[skill] ?? 0;
      scores[skill] = (scores[skill] ?? 0) + most + rankingWeights.further * ((sum[skill] ?? 0) - most);
      covered[skill] = (covered[skill] ?? 0) + importance * (seen[skill] ?? 0);
      const inName = seenInName[skill] ?? 0;
      named[skill] = (named[skill] ?? 0) + inName;
      namedImportance[skill] = (namedImportance[skill] ?? 0) + importance * inName;
      best[skill] = sum[skill] = seen[skill] = seenInName[skill] = 0;
    }
  }
  const { coverage } = rankingWeights;
  const part = (values: Float32Array, skill: number): number => Math.min(1, (values[skill] ?? 0) / possible);
  return [...touched]
    .map(skill => ({
      skill,
      words: part(scores, skill),
      score:
        (part(scores, skill) * (1 - coverage + coverage * part(covered, skill)) +
          rankingWeights.name *
            part(namedImportance, skill) *
            Math.min(1, (named[skill] ?? 0) / Math.max(1, index.nameLengthOf(skill)))) /
        (1 + rankingWeights.name),
      covered: part(covered, skill),
      verbatim: part(verbatim, skill),
    }))
    .sort((a, b) => b.score - a.score || a.skill - b.skill);
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

/** Each skill that has all of the terms, with the least of their weights and the fields in which all stand. */
function forEach(
  index: LexicalIndex,
  { terms }: Alternative,
  take: (skill: number, weight: number, fields: number) => void,
): void {
  const lists = terms.map(term => index.postingsOf(term));
  const [first, ...others] = lists;
  if (!first || others.includes(undefined)) return;
  let found: Map<number, number> | undefined;
  for (const other of others) {
    const inBoth = new Map<number, number>();
    for (let at = 0; at < (other?.length ?? 0); at++) {
      const skill = other?.skillAt(at) ?? -1;
      const value = other?.packedAt(at) ?? 0;
      const before = found ? found.get(skill) : value;
      if (before !== undefined) inBoth.set(skill, leastOf(before, value));
    }
    found = inBoth;
  }
  for (let at = 0; at < first.length; at++) {
    const skill = first.skillAt(at);
    if (index.locationOf(skill) === undefined) continue;
    const value = first.packedAt(at);
    const other = found ? found.get(skill) : value;
    if (other === undefined) continue;
    const least = leastOf(value, other);
    take(skill, weightIn(least), fieldsIn(least));
  }
}

function leastOf(a: number, b: number): number {
  return (Math.min(a >> 7, b >> 7) << 7) | (a & b & 127);
}
