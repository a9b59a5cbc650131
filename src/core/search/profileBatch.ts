import type { SkillProfile } from './skillProfile.ts';

/** A profile whose terms are places in a list that many share. */
export interface PlacedProfile {
  readonly places: Uint32Array;
  readonly packed: Uint16Array;
}

/** Profiles of several skills with every term once: strings take most of the time that it takes to send them to another thread. */
export class ProfileBatch {
  readonly terms: string[] = [];
  /** In how many of the skills each of them stands. */
  readonly counts: number[] = [];
  readonly #places = new Map<string, number>();
  #known = new Int32Array(0);

  add({ terms, packed }: SkillProfile): PlacedProfile {
    return {
      places: Uint32Array.from(terms, term => this.#count(this.#placeOf(term))),
      packed: Uint16Array.from(packed),
    };
  }

  /**
   * @param numbers of each term its number, and what is packed for it
   * @param terms by number; the same with every call
   */
  addNumbered(numbers: readonly number[], terms: readonly string[]): PlacedProfile {
    if (this.#known.length < terms.length) this.#known = grown(this.#known, terms.length);
    const length = numbers.length / 2;
    const profile = { places: new Uint32Array(length), packed: new Uint16Array(length) };
    for (let at = 0; at < length; at++) {
      const number = numbers[2 * at] ?? 0;
      let place = this.#known[number] ?? -1;
      if (place === -1) place = this.#known[number] = this.#placeOf(terms[number] ?? '');
      profile.places[at] = this.#count(place);
      profile.packed[at] = numbers[2 * at + 1] ?? 0;
    }
    return profile;
  }

  #placeOf(term: string): number {
    const known = this.#places.get(term);
    if (known !== undefined) return known;
    const place = this.terms.push(term) - 1;
    this.#places.set(term, place);
    this.counts.push(0);
    return place;
  }

  #count(place: number): number {
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    return place;
  }
}

function grown(known: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length).fill(-1);
  larger.set(known);
  return larger;
}
