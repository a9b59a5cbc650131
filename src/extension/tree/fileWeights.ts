import type { FileWeight } from '../../core/catalog/skillSource.ts';
import { Emitter, type Disposable } from '../../core/host.ts';

/** Sizes and tokens of files, found out when a row is first shown and kept until the file changes. */
export class FileWeights implements Disposable {
  readonly #weigh: (path: string) => Promise<FileWeight | undefined>;
  readonly #weights = new Map<string, Promise<FileWeight | undefined>>();
  readonly #known = new Map<string, FileWeight | undefined>();
  readonly #changed = new Emitter<string>();
  /** The path of a file whose weight has become known. */
  readonly onDidLearn = this.#changed.event;

  /** @param weigh must not block the host; what it rejects is asked again the next time */
  constructor(weigh: (path: string) => Promise<FileWeight | undefined>) {
    this.#weigh = weigh;
  }

  /** What is known now; where nothing is, it is being found out and `onDidLearn` will tell. */
  peek(path: string): FileWeight | undefined {
    if (!this.#weights.has(path))
      void this.of(path).then(
        () => this.#changed.fire(path),
        () => undefined,
      );
    return this.#known.get(path);
  }

  of(path: string): Promise<FileWeight | undefined> {
    const known = this.#weights.get(path);
    if (known) return known;
    const weight = this.#weigh(path);
    this.#weights.set(path, weight);
    weight.then(
      value => {
        if (this.#weights.get(path) === weight) this.#known.set(path, value);
      },
      () => {
        if (this.#weights.get(path) === weight) this.#weights.delete(path);
      },
    );
    return weight;
  }

  /** Forgets one file. */
  drop(path: string): void {
    this.#weights.delete(path);
    this.#known.delete(path);
  }

  /** Forgets all. */
  clear(): void {
    this.#weights.clear();
    this.#known.clear();
  }

  dispose(): void {
    this.#changed.dispose();
    this.clear();
  }
}
