import type { FileError } from '../ports.ts';
import type { Result } from '../result.ts';

type Text = Result<string, FileError>;

/** Reads that several callers wait for together. A read that was overtaken by a change is done again. */
export class SharedReads {
  readonly #running = new Map<string, Promise<Text>>();
  readonly #stale = new WeakSet<Promise<Text>>();
  readonly #read: (location: string) => Promise<Text>;

  constructor(read: (location: string) => Promise<Text>) {
    this.#read = read;
  }

  async text(location: string): Promise<Text> {
    for (;;) {
      const read = this.#running.get(location) ?? this.#start(location);
      const text = await read;
      if (!this.#stale.has(read)) return text;
    }
  }

  /** The file has changed: who asks from now on, and who waits already, gets what is there now. */
  drop(location: string): void {
    const read = this.#running.get(location);
    if (!read) return;
    this.#stale.add(read);
    this.#running.delete(location);
  }

  #start(location: string): Promise<Text> {
    const read = this.#read(location).finally(() => {
      if (this.#running.get(location) === read) this.#running.delete(location);
    });
    this.#running.set(location, read);
    return read;
  }
}
