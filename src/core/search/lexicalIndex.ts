import { lettersOf } from './editDistance.ts';
import { Postings } from './postings.ts';
import type { PlacedProfile } from './profileBatch.ts';
import { fieldsIn, isAbove, type SkillProfile } from './skillProfile.ts';

interface Entry {
  readonly location: string;
  readonly terms: Int32Array;
  /** Terms of the name. */
  readonly nameLength: number;
}

/** Skills that the index holds more than there are, before it is made anew: a share of them all, and at least so many. */
const mostDead = { share: 0.25, count: 64 };

/** Skills of which nothing is known, that are counted with those there are: so a few skills do not make every word a common one. */
const unseen = 50;

/**
 * Which term stands in which skill, and how much the skill is about it. A skill is a number; one that is removed leaves its number unused
 * until enough are gone for all to be numbered anew.
 */
export class LexicalIndex {
  #terms = new Map<string, number>();
  #words: string[] = [];
  #letters: number[] = [];
  #postings: Postings[] = [];
  #entries: (Entry | undefined)[] = [];
  #numbers = new Map<string, number>();

  /** Skills that are there. */
  get size(): number {
    return this.#numbers.size;
  }

  /** Numbers that are given out: each skill's is below. */
  get capacity(): number {
    return this.#entries.length;
  }

  has(location: string): boolean {
    return this.#numbers.has(location);
  }

  /** Adds a skill, in place of what was known of it. */
  add(location: string, { terms, packed }: SkillProfile): void {
    this.#add(location, this.idsOf(terms), packed);
  }

  /**
   * The numbers that these terms have here, for profiles that share them.
   * @param counts of how many skills each will be added
   */
  idsOf(terms: readonly string[], counts?: readonly number[]): Int32Array {
    return Int32Array.from(terms, (term, at) => {
      const id = this.#idOf(term);
      if (counts) this.#postings[id]?.reserve(counts[at] ?? 0);
      return id;
    });
  }

  /** @param ids of the terms in which the profile's have their places */
  addPlaced(location: string, { places, packed }: PlacedProfile, ids: Int32Array): void {
    const own = new Int32Array(places.length);
    for (let at = 0; at < own.length; at++) own[at] = ids[places[at] ?? 0] ?? 0;
    this.#add(location, own, packed);
  }

  #add(location: string, terms: Int32Array, packed: ArrayLike<number>): void {
    this.remove(location);
    const number = this.#entries.length;
    let nameLength = 0;
    for (let at = 0; at < terms.length; at++) {
      const weight = packed[at] ?? 0;
      this.#postings[terms[at] ?? 0]?.add(number, weight);
      if ((fieldsIn(weight) & 1) !== 0) nameLength++;
    }
    this.#entries.push({ location, terms, nameLength });
    this.#numbers.set(location, number);
  }

  remove(location: string): void {
    const number = this.#numbers.get(location);
    const entry = number === undefined ? undefined : this.#entries[number];
    if (number === undefined || !entry) return;
    this.#numbers.delete(location);
    for (const id of entry.terms) {
      const postings = this.#postings[id];
      if (!postings) continue;
      postings.live--;
      if (isAbove(postings.packedOf(number) ?? 0)) postings.liveAbove--;
    }
    this.#entries[number] = undefined;
    const dead = this.#entries.length - this.#numbers.size;
    if (dead > mostDead.count && dead > this.#entries.length * mostDead.share) this.#compact();
  }

  isLive(skill: number): boolean {
    return this.#entries[skill] !== undefined;
  }

  locationOf(skill: number): string | undefined {
    return this.#entries[skill]?.location;
  }

  /** Terms that the name of a skill has. */
  nameLengthOf(skill: number): number {
    return this.#entries[skill]?.nameLength ?? 0;
  }

  /** Skills in which the term stands. */
  frequency(term: string): number {
    return this.postingsOf(term)?.live ?? 0;
  }

  postingsOf(term: string): Postings | undefined {
    const id = this.#terms.get(term);
    return id === undefined ? undefined : this.#postings[id];
  }

  /** How much the term tells: none where all skills have it, and most where one has. */
  rarity(term: string): number {
    const frequency = this.frequency(term);
    return Math.log(1 + (this.size + unseen - frequency + 0.5) / (frequency + 0.5));
  }

  /** The rarity of a term that no skill has. */
  get greatestRarity(): number {
    return Math.log(1 + (this.size + unseen + 0.5) / 0.5);
  }

  /** The terms that skills have and that could be meant by `term`, by length and letters alone; with how many skills have each. */
  *near(term: string, edits: number): Generator<readonly [term: string, skills: number]> {
    const letters = lettersOf(term);
    for (let id = 0; id < this.#words.length; id++) {
      const word = this.#words[id] ?? '';
      if (Math.abs(word.length - term.length) > edits) continue;
      if (countBits(letters ^ (this.#letters[id] ?? 0)) > 2 * edits) continue;
      const live = this.#postings[id]?.live ?? 0;
      if (live > 0) yield [word, live];
    }
  }

  /** The terms that begin so. */
  *beginningWith(start: string): Generator<readonly [term: string, skills: number]> {
    for (let id = 0; id < this.#words.length; id++) {
      const word = this.#words[id] ?? '';
      const live = word.startsWith(start) ? (this.#postings[id]?.live ?? 0) : 0;
      if (live > 0) yield [word, live];
    }
  }

  #idOf(term: string): number {
    const known = this.#terms.get(term);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#terms.set(term, id);
    this.#words.push(term);
    this.#letters.push(lettersOf(term));
    this.#postings.push(new Postings());
    return id;
  }

  #compact(): void {
    const moved = new Int32Array(this.#entries.length).fill(-1);
    const entries = this.#entries.filter(entry => entry !== undefined);
    this.#entries.forEach((entry, at) => {
      if (entry) moved[at] = this.#numbers.get(entry.location) ?? -1;
    });
    let next = 0;
    for (let at = 0; at < moved.length; at++) if (moved[at] !== -1) moved[at] = next++;
    this.#postings = this.#postings.map(before => renumbered(before, moved));
    this.#entries = entries;
    this.#numbers = new Map(entries.map((entry, at) => [entry.location, at]));
  }
}

function renumbered(before: Postings, moved: Int32Array): Postings {
  const after = new Postings();
  for (let at = 0; at < before.length; at++) {
    const skill = moved[before.skillAt(at)] ?? -1;
    if (skill !== -1) after.add(skill, before.packedAt(at));
  }
  return after;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
