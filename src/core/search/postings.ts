import { isAbove } from './skillProfile.ts';

const growth = 1.5;
const none = new Uint32Array(0);

/** The skills in which a term stands, in the order in which they came, each with its packed weight. */
export class Postings {
  /** Of each skill its number, and behind it what is packed. */
  #pairs = none;
  #length = 0;
  /** Skills that are still there. */
  live = 0;
  /** Those of them that have the term in what tells what they are for. */
  liveAbove = 0;

  get length(): number {
    return this.#length;
  }

  /** Makes room for so many more at once. */
  reserve(more: number): void {
    const needed = 2 * (this.#length + more);
    if (needed <= this.#pairs.length) return;
    const pairs = new Uint32Array(Math.max(needed, 2 * Math.ceil(this.#length * growth)));
    pairs.set(this.#pairs);
    this.#pairs = pairs;
  }

  add(skill: number, packed: number): void {
    const at = 2 * this.#length;
    if (at === this.#pairs.length) this.reserve(1);
    this.#pairs[at] = skill;
    this.#pairs[at + 1] = packed;
    this.#length++;
    this.live++;
    if (isAbove(packed)) this.liveAbove++;
  }

  skillAt(at: number): number {
    return this.#pairs[2 * at] ?? -1;
  }

  packedAt(at: number): number {
    return this.#pairs[2 * at + 1] ?? 0;
  }

  /** What is packed for a skill; undefined where the term does not stand in it. */
  packedOf(skill: number): number | undefined {
    let low = 0;
    let high = this.#length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.skillAt(middle);
      if (found === skill) return this.packedAt(middle);
      if (found < skill) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
