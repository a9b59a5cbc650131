import type { AlikeSkill } from '../rules/subjects.ts';
import type { Listed } from './listed.ts';

/** Words that two descriptions have in common, of all that either has, for them to be alike. */
const leastShare = 0.5;

/** Words that a description has at least to be compared with another than its equal. */
const leastWords = 5;

/** Words in more descriptions than this tell none apart, and lead to no comparison. */
const rare = 20;

const none: readonly AlikeSkill[] = [];

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
  readonly #found = new WeakMap<
    Listed,
    { readonly near: Group['near']; readonly alike: readonly AlikeSkill[] }
  >();

  add(listed: Listed): void {
    const group = this.#groups.get(listed.wordsKey);
    if (group) group.members.add(listed);
    else this.#make(listed);
    this.#forget(group ?? this.#groups.get(listed.wordsKey));
  }

  remove(listed: Listed): void {
    const group = this.#groups.get(listed.wordsKey);
    if (!group?.members.delete(listed)) return;
    this.#forget(group);
    if (group.members.size > 0) return;
    this.#groups.delete(listed.wordsKey);
    for (const word of firstWords(group.words)) {
      const set = this.#byWord.get(word);
      set?.delete(group);
      if (set?.size === 0) this.#byWord.delete(word);
      if (set?.size === rare) forgetAll(set);
    }
  }

  /** Whether the answer is at hand. */
  isKnown(listed: Listed): boolean {
    const group = this.#groups.get(listed.wordsKey);
    if (!group) return true;
    const { near, members } = group;
    return (
      near !== undefined &&
      ((near.size === 0 && members.size === 1) || this.#found.get(listed)?.near === near)
    );
  }

  /** Nearest first; the same array until a skill that is like it changes. */
  alike(listed: Listed): readonly AlikeSkill[] {
    const group = listed.subject.words.length > 1 ? this.#groups.get(listed.wordsKey) : undefined;
    if (!group) return none;
    const near = (group.near ??= this.#nearOf(group));
    if (group.members.size === 1 && near.size === 0) return none;
    const known = this.#found.get(listed);
    if (known?.near === near) return known.alike;
    const sorted = [...near].sort(([, a], [, b]) => b - a);
    const alike = [[group, 1] as const, ...sorted].flatMap(([{ members }, share]) =>
      listed
        .together(members)
        .filter(other => !listed.isToldFrom(other))
        .map(({ subject: { name, location } }) => ({ name, location, share })),
    );
    this.#found.set(listed, { near, alike });
    return alike;
  }

  #make(listed: Listed): void {
    const { words } = listed.subject;
    const group: Group = { words, members: new Set([listed]), near: undefined };
    this.#groups.set(listed.wordsKey, group);
    for (const word of firstWords(words)) {
      const set = this.#byWord.get(word);
      if (set) set.add(group);
      else this.#byWord.set(word, new Set([group]));
      // What only this word led to is not found any more.
      if (set?.size === rare + 1) forgetAll(set);
    }
  }

  /** What is near to the group, and to those near to it, is to be found anew. */
  #forget(changed: Group | undefined): void {
    if (!changed) return;
    changed.near = undefined;
    for (const word of firstWords(changed.words)) {
      const set = this.#byWord.get(word);
      if (!set || set.size > rare) continue;
      for (const other of set) {
        if (other.near && shareOf(changed.words, other.words) >= leastShare) other.near = undefined;
      }
    }
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

function forgetAll(groups: Iterable<Group>): void {
  for (const group of groups) group.near = undefined;
}

function firstWords(words: readonly number[]): readonly number[] {
  if (words.length < leastWords) return [];
  return words.slice(0, words.length - Math.ceil(words.length * leastShare) + 1);
}

/** Of two ascending lists without repetition: what both have, of all that either has. */
function shareOf(a: readonly number[], b: readonly number[]): number {
  let common = 0;
  for (let one = 0, other = 0; one < a.length && other < b.length;) {
    const difference = (a[one] ?? 0) - (b[other] ?? 0);
    if (difference === 0) common++;
    if (difference <= 0) one++;
    if (difference >= 0) other++;
  }
  return common / (a.length + b.length - common);
}
