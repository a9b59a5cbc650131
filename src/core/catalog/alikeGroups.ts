import type { AlikeSkill } from '../rules/subjects.ts';
import type { Listed } from './listed.ts';

/** Words that two descriptions have in common, of all that either has, for them to be alike. */
const leastShare = 0.5;

/** Words that a description has at least to be compared with another than its equal. */
const leastWords = 5;

/** Words in more descriptions than this tell none apart, and lead to no comparison. */
const rare = 20;

/** The skills whose descriptions have the same words. */
interface Group {
  readonly words: readonly number[];
  readonly members: Set<Listed>;
  /** The groups that are near, with the share of words; undefined where it has to be found anew. */
  near: ReadonlyMap<Group, number> | undefined;
}

/**
 * Descriptions alike. Two sets of words that have the share in common have one of the first words in common, whatever order words are in: so
 * only skills that share one of these are compared. A change costs the comparisons with those few.
 */
export class AlikeGroups {
  readonly #groups = new Map<string, Group>();
  readonly #byWord = new Map<number, Set<Group>>();

  add(listed: Listed): void {
    const { words } = listed.subject;
    const key = listed.wordsKey;
    const known = this.#groups.get(key);
    if (known) {
      known.members.add(listed);
      return;
    }
    const group: Group = { words, members: new Set([listed]), near: undefined };
    this.#groups.set(key, group);
    for (const word of firstWords(words)) {
      const set = this.#byWord.get(word);
      if (set) set.add(group);
      else this.#byWord.set(word, new Set([group]));
      this.#forget(word);
    }
  }

  remove(listed: Listed): void {
    const { words } = listed.subject;
    const key = listed.wordsKey;
    const group = this.#groups.get(key);
    if (!group?.members.delete(listed) || group.members.size > 0) return;
    this.#groups.delete(key);
    for (const word of firstWords(words)) {
      this.#forget(word);
      const set = this.#byWord.get(word);
      set?.delete(group);
      if (set?.size === 0) this.#byWord.delete(word);
    }
  }

  /** Nearest first. */
  alike(listed: Listed): readonly AlikeSkill[] {
    const { words } = listed.subject;
    const group = words.length > 1 ? this.#groups.get(listed.wordsKey) : undefined;
    if (!group) return [];
    group.near ??= this.#nearOf(group);
    if (group.members.size === 1 && group.near.size === 0) return [];
    const near = [...group.near].sort(([, a], [, b]) => b - a);
    return [[group, 1] as const, ...near].flatMap(([{ members }, share]) =>
      listed
        .together(members)
        .filter(other => !listed.isToldFrom(other))
        .map(({ subject: { name, location } }) => ({ name, location, share })),
    );
  }

  /** What is near to those who share the word is not known any more. A word of many leads nowhere, before the change and after it. */
  #forget(word: number): void {
    const set = this.#byWord.get(word);
    if (!set || set.size > rare + 1) return;
    for (const group of set) group.near = undefined;
  }

  #nearOf(group: Group): ReadonlyMap<Group, number> {
    const near = new Map<Group, number>();
    const seen = new Set([group]);
    for (const word of firstWords(group.words)) {
      const set = this.#byWord.get(word);
      if (!set || set.size > rare) continue;
      for (const other of set) {
        if (seen.has(other)) continue;
        seen.add(other);
        const share = shareOf(group.words, other.words);
        if (share >= leastShare) near.set(other, share);
      }
    }
    return near;
  }
}

function firstWords(words: readonly number[]): readonly number[] {
  if (words.length < leastWords) return [];
  return words.slice(0, words.length - Math.ceil(words.length * leastShare) + 1);
}

/** Of two ascending lists without repetition: what both have, of all that either has. */
function shareOf(a: readonly number[], b: readonly number[]): number {
  let common = 0;
  for (let one = 0, other = 0; one < a.length && other < b.length;) {
    const difference = a[one]! - b[other]!;
    if (difference === 0) common++;
    if (difference <= 0) one++;
    if (difference >= 0) other++;
  }
  return common / (a.length + b.length - common);
}
