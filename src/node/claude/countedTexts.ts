import { sha256 } from '../sha256.ts';

/** Counts that are kept; one takes some 100 bytes. */
const most = 20_000;

/** What texts were counted as, by their hash: the same text is sent once. Failures are not kept. */
export class CountedTexts {
  readonly #counts = new Map<string, Promise<number>>();

  /** The count of `text` for whatever `kind` names (a model at an address), asked for with `count` where it is not known. */
  async of(kind: string, text: string, count: () => Promise<number>): Promise<number> {
    const key = sha256(`${kind}\n${text}`);
    const known = this.#counts.get(key);
    // One who waits for another's request must not fail when that is cancelled.
    if (known) return known.catch(count);
    const counting = count();
    this.#counts.set(key, counting);
    counting.catch(() => this.#counts.delete(key));
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > most && oldest !== undefined) this.#counts.delete(oldest);
    return counting;
  }
}
