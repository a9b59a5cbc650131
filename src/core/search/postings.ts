import { isAbove } from './skillProfile.ts';

/** The skills in which a term stands, in the order in which they came, each with its packed weight. */
export class Postings {
  #skills = new Int32Array(2);
  #packed = new Uint16Array(2);
  #length = 0;
  /** Skills that are still there. */
  live = 0;
  /** Those of them that have the term in what tells what they are for. */
  liveAbove = 0;

  get length(): number {
    return this.#length;
  }

  add(skill: number, packed: number): void {
    if (this.#length === this.#skills.length) this.#grow();
    this.#skills[this.#length] = skill;
    this.#packed[this.#length] = packed;
    this.#length++;
    this.live++;
    if (isAbove(packed)) this.liveAbove++;
  }

  skillAt(at: number): number {
    return this.#skills[at] ?? -1;
  }

  packedAt(at: number): number {
    return this.#packed[at] ?? 0;
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

  #grow(): void {
    const size = Math.ceil(this.#length * 1.5) + 2;
    const skills = new Int32Array(size);
    const packed = new Uint16Array(size);
    skills.set(this.#skills);
    packed.set(this.#packed);
    this.#skills = skills;
    this.#packed = packed;
  }
}
