import { inSlices, noBreath, type Breathe } from '../inSlices.ts';
import { describedWords, type DescribedSkill, type DescribedWord } from './describedWords.ts';

/** Two skills that the same requests would pick. */
export interface Collision {
  /** Locations. */
  readonly skills: readonly [string, string];
  /** How much of what they say of themselves is the same, from 0 to 1; words that many skills have count little. */
  readonly likeness: number;
  /** Words of the first skill that the second has too; what tells most comes first. */
  readonly shared: readonly string[];
  /** Of each skill the words that the other has not, what tells most first. */
  readonly own: readonly [readonly string[], readonly string[]];
}

export interface CollisionOptions {
  /** Least likeness of what is given. */
  readonly least?: number;
  readonly breathe?: Breathe;
}

/** From here on most pairs of real skills answer the same requests: 13 of 15 that were read. */
export const usualLikeness = 0.45;

/** Skills that are looked at in one slice: about 5 ms of work. */
const sliceSize = 25;

/** A word that more skills have than this, and than one in `commonShare`, leads to no comparison. */
const common = 50;
const commonShare = 20;

/** Words of a list that are given. */
const mostWords = 8;

interface Compared extends DescribedSkill {
  readonly words: ReadonlyMap<string, DescribedWord>;
  /** Of each word how much it tells of the skill; the sum of the squares is 1. */
  readonly weights: ReadonlyMap<string, number>;
}

/**
 * The pairs of skills that say the same of themselves, the likest first. Skills of one name are copies, and no pair; nor are two that each
 * say a word of their name that the other does not have.
 */
export async function collisions(
  skills: readonly DescribedSkill[],
  { least = usualLikeness, breathe = noBreath }: CollisionOptions = {},
): Promise<readonly Collision[]> {
  const byWord = new Map<string, number[]>();
  const words: ReadonlyMap<string, DescribedWord>[] = [];
  await inSlices(skills, sliceSize, breathe, slice => {
    for (const skill of slice) {
      const own = describedWords(skill);
      for (const word of own.keys()) push(byWord, word, words.length);
      words.push(own);
    }
  });
  const compared = skills.map((skill, at): Compared => {
    const own = words[at] ?? new Map<string, DescribedWord>();
    return { ...skill, words: own, weights: weightsOf(own, byWord, skills.length) };
  });
  const found: Collision[] = [];
  const indexed = compared.map((skill, at) => ({ skill, at }));
  await inSlices(indexed, sliceSize, breathe, slice => {
    for (const { skill, at } of slice) {
      for (const [other, likeness] of likenessOf(skill, at, compared, byWord)) {
        const second = compared[other];
        if (!second || likeness < least || second.name === skill.name) continue;
        if (!(saysItsName(skill, second) && saysItsName(second, skill)))
          found.push(collision(skill, second, likeness));
      }
    }
  });
  return found.sort((a, b) => b.likeness - a.likeness);
}

/** How like the skill is to each that comes after it. */
function likenessOf(
  { weights }: Compared,
  at: number,
  all: readonly Compared[],
  byWord: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<number, number> {
  const candidates = new Set<number>();
  for (const word of weights.keys()) {
    const having = byWord.get(word) ?? [];
    if (having.length > Math.max(common, all.length / commonShare)) continue;
    for (const other of having) if (other > at) candidates.add(other);
  }
  const likeness = new Map<number, number>();
  for (const other of candidates) {
    let sum = 0;
    for (const [word, weight] of weights) sum += weight * (all[other]?.weights.get(word) ?? 0);
    likeness.set(other, sum);
  }
  return likeness;
}

/** Whether a word stands in name and description of the skill that the other does not have: requests with it pick the right one. */
function saysItsName({ words }: Compared, other: Compared): boolean {
  return [...words].some(([word, { named }]) => named && !other.words.has(word));
}

function weightsOf(
  words: ReadonlyMap<string, DescribedWord>,
  byWord: ReadonlyMap<string, readonly number[]>,
  count: number,
): ReadonlyMap<string, number> {
  const plain = [...words].map(([word, { weight }]) => {
    const rarity = Math.log(1 + count / (byWord.get(word)?.length ?? 1));
    return [word, weight * rarity] as const;
  });
  const length = Math.hypot(...plain.map(([, weight]) => weight)) || 1;
  return new Map(plain.map(([word, weight]) => [word, weight / length]));
}

function collision(first: Compared, second: Compared, likeness: number): Collision {
  const shared = told(first, word => second.weights.has(word));
  const own = [
    told(first, word => !second.weights.has(word)),
    told(second, word => !first.weights.has(word)),
  ] as const;
  return { skills: [first.location, second.location], likeness: Math.min(1, likeness), shared, own };
}

/** The words of a skill as it writes them, what tells most first. */
function told({ words, weights }: Compared, which: (word: string) => boolean): readonly string[] {
  return [...weights]
    .filter(([word]) => which(word))
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostWords)
    .map(([word]) => words.get(word)?.written ?? word);
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
