import type { ListedEntry } from './listedEntry.ts';
import { costOf, lengthIn, type Unit } from './measure.ts';

/**
 * How many characters of its description each entry keeps where all descriptions together may cost `room`: the same for
 * all, as far as it is long enough; what a short one leaves goes to the longer ones. What is left then goes
 * round, a character at a time, the first ones first.
 */
export function shareOut(entries: readonly ListedEntry[], room: number, unit: Unit): readonly number[] {
  const parts = entries.map(entry => new Part(entry, unit));
  const costAt = (level: number): number => parts.reduce((sum, part) => sum + part.cost(level), 0);
  let low = 0;
  let high = parts.reduce((most, { length }) => Math.max(most, length), 0);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (costAt(middle) <= room) low = middle;
    else high = middle - 1;
  }
  let left = room - costAt(low);
  const lengths = parts.map(({ length }) => Math.min(low, length));
  for (let grown = true; grown;) {
    grown = false;
    parts.forEach((part, at) => {
      const length = lengths[at] ?? 0;
      const more = part.cost(length + 1) - part.cost(length);
      if (length === part.length || more > left) return;
      left -= more;
      lengths[at] = length + 1;
      grown = true;
    });
  }
  return lengths;
}

/** An entry whose description may be shortened. */
class Part {
  readonly length: number;
  readonly #description: string;
  readonly #unit: Unit;
  readonly #bare: number;
  /** What stands before the description and is there only with it. */
  readonly #lead: number;
  readonly #isAscii: boolean;

  constructor({ description, bare, full }: ListedEntry, unit: Unit) {
    this.#description = description;
    this.#unit = unit;
    this.length = description.length;
    const whole = lengthIn(unit, description);
    this.#isAscii = whole === description.length;
    this.#bare = bare;
    this.#lead = full - bare - whole;
  }

  /** What so many characters of the description cost, beside the bare entry. */
  cost(characters: number): number {
    const kept = Math.min(characters, this.length);
    if (kept === 0) return 0;
    const length = this.#isAscii ? kept : lengthIn(this.#unit, this.#description.slice(0, kept));
    return costOf(this.#unit, this.#bare + this.#lead + length) - costOf(this.#unit, this.#bare);
  }
}
