/** Measures from when it is made. */
export class Stopwatch {
  readonly #begun = performance.now();
  readonly #used = process.cpuUsage();

  /** Milliseconds: by the clock, and of processor time of all threads. */
  read(): { readonly ms: number; readonly cpuMs: number } {
    const ms = performance.now() - this.#begun;
    const { user, system } = process.cpuUsage(this.#used);
    return { ms, cpuMs: (user + system) / 1000 };
  }
}
