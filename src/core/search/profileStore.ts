import type { SkillProfile } from './skillProfile.ts';

/** What a profile was made from. */
export interface ProfileOrigin {
  readonly location: string;
  /** Whatever besides the text goes into the profile. */
  readonly about: string;
  /** Of the text. */
  readonly hash: string;
}

type Kept = Omit<ProfileOrigin, 'location'> & {
  /** Of each term its number, and what is packed for it. */
  readonly numbers: readonly number[];
};

/** Skills whose profiles are kept: some 2 kB each. */
const mostKept = 50_000;

/** Profiles for the next time, each term as a number. What a text had gives nothing for another. */
export class ProfileStore {
  readonly #terms: string[];
  readonly #numbers = new Map<string, number>();
  readonly #kept: Map<string, Kept>;
  /** Locations that were asked for, or kept, since this was made. */
  readonly #used = new Set<string>();
  #changed = false;

  private constructor(terms: string[], kept: Map<string, Kept>) {
    this.#terms = terms;
    this.#kept = kept;
  }

  /** From what `toJson` gave; nothing is kept where it is anything else. */
  static from(json: unknown): ProfileStore {
    const { terms, skills } = (json ?? {}) as Record<string, unknown>;
    if (typeof terms !== 'string' || !Array.isArray(skills)) return new ProfileStore([], new Map());
    const words = terms === '' ? [] : terms.split('\n');
    const kept = new Map<string, Kept>();
    for (const skill of skills as unknown[]) {
      if (!isKept(skill, words.length)) return new ProfileStore([], new Map());
      const [location, about, hash, numbers] = skill;
      kept.set(location, { about, hash, numbers });
    }
    return new ProfileStore(words, kept);
  }

  /** Terms that there are: numbers are below. */
  get terms(): readonly string[] {
    return this.#terms;
  }

  /** Whether `toJson` gives something else than this was made from. */
  get isChanged(): boolean {
    return this.#changed || this.#used.size < this.#kept.size;
  }

  /** Of each term its number, and what is packed for it; undefined where that is not known of this very text. */
  get({ location, about, hash }: ProfileOrigin): readonly number[] | undefined {
    const kept = this.#kept.get(location);
    if (kept?.about !== about || kept.hash !== hash) return undefined;
    this.#used.add(location);
    return kept.numbers;
  }

  set({ location, about, hash }: ProfileOrigin, { terms, packed }: SkillProfile): void {
    if (this.#kept.size >= mostKept && !this.#kept.has(location)) return;
    const numbers = terms.flatMap((term, at) => [this.#numberOf(term), packed[at] ?? 0]);
    this.#kept.set(location, { about, hash, numbers });
    this.#used.add(location);
    this.#changed = true;
  }

  /** What has been of use, and no terms besides. */
  toJson(): unknown {
    const places = new Int32Array(this.#terms.length).fill(-1);
    const terms: string[] = [];
    const placeOf = (number: number): number => {
      const place = places[number] ?? -1;
      return place === -1 ? (places[number] = terms.push(this.#terms[number] ?? '') - 1) : place;
    };
    const skills = [...this.#kept]
      .filter(([location]) => this.#used.has(location))
      .map(([location, { about, hash, numbers }]) => [
        ...[location, about, hash],
        numbers.map((number, at) => (at % 2 === 0 ? placeOf(number) : number)),
      ]);
    return { terms: terms.join('\n'), skills };
  }

  #numberOf(term: string): number {
    if (this.#numbers.size === 0) this.#terms.forEach((each, at) => this.#numbers.set(each, at));
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#terms.push(term) - 1;
    this.#numbers.set(term, number);
    return number;
  }
}

function isKept(value: unknown, terms: number): value is [string, string, string, number[]] {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [location, about, hash, numbers] = value as unknown[];
  if (![location, about, hash].every(text => typeof text === 'string')) return false;
  if (!Array.isArray(numbers) || numbers.length % 2 !== 0) return false;
  return (numbers as unknown[]).every((number, at) => isBelow(number, at % 2 === 0 ? terms : 2 ** 16));
}

function isBelow(value: unknown, limit: number): boolean {
  return typeof value === 'number' && value >= 0 && value < limit && Math.floor(value) === value;
}
