import { rankingWeights } from './rankingWeights.ts';

/** What is summed up for each skill while a query is looked up. */
export class Sums {
  readonly scores: Float32Array;
  readonly covered: Float32Array;
  readonly verbatim: Float32Array;
  readonly named: Float32Array;
  readonly namedImportance: Float32Array;
  /** Of the word at hand alone. */
  readonly best: Float32Array;
  readonly sum: Float32Array;
  readonly seen: Float32Array;
  readonly inName: Float32Array;
  /** Skills that have anything of the query, and of the word at hand. */
  readonly touched: number[] = [];
  readonly #isTouched: Uint8Array;
  own: number[] = [];

  constructor(size: number) {
    const floats = (): Float32Array => new Float32Array(size);
    [this.scores, this.covered, this.verbatim] = [floats(), floats(), floats()];
    [this.named, this.namedImportance] = [floats(), floats()];
    [this.best, this.sum, this.seen, this.inName] = [floats(), floats(), floats(), floats()];
    this.#isTouched = new Uint8Array(size);
  }

  /** What the skill has of the word at hand. */
  take(skill: number, value: number, likeness: number, isNamed: boolean): void {
    const { best, sum, seen, inName } = this;
    if (sum[skill] === 0) this.own.push(skill);
    sum[skill] = (sum[skill] ?? 0) + value;
    if (value > (best[skill] ?? 0)) best[skill] = value;
    if (likeness > (seen[skill] ?? 0)) seen[skill] = likeness;
    if (isNamed && likeness > (inName[skill] ?? 0)) inName[skill] = likeness;
  }

  /** The word at hand is done. */
  settle(importance: number): void {
    const { scores, covered, named, namedImportance, best, sum, seen, inName } = this;
    for (const skill of this.own) {
      if (this.#isTouched[skill] === 0) {
        this.#isTouched[skill] = 1;
        this.touched.push(skill);
      }
      const most = best[skill] ?? 0;
      const further = (sum[skill] ?? 0) - most;
      const name = inName[skill] ?? 0;
      scores[skill] = (scores[skill] ?? 0) + most + rankingWeights.further * further;
      covered[skill] = (covered[skill] ?? 0) + importance * (seen[skill] ?? 0);
      named[skill] = (named[skill] ?? 0) + name;
      namedImportance[skill] = (namedImportance[skill] ?? 0) + importance * name;
      best[skill] = sum[skill] = seen[skill] = inName[skill] = 0;
    }
    this.own = [];
  }
}
