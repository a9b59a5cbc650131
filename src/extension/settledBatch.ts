import type { Disposable } from '../core/host.ts';

/** Gathers values until none has come for `quietMs`, or the oldest has waited ten times as long; then hands over all at once. */
export class SettledBatch<T> implements Disposable {
  readonly #quietMs: number;
  readonly #deliver: (values: ReadonlySet<T>) => unknown;
  #values = new Set<T>();
  #oldest = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(quietMs: number, deliver: (values: ReadonlySet<T>) => unknown) {
    this.#quietMs = quietMs;
    this.#deliver = deliver;
  }

  add(value: T): void {
    const now = performance.now();
    if (this.#values.size === 0) this.#oldest = now;
    this.#values.add(value);
    clearTimeout(this.#timer);
    const patience = this.#oldest + this.#quietMs * 10 - now;
    this.#timer = setTimeout(() => this.flush(), Math.max(0, Math.min(this.#quietMs, patience)));
  }

  /** Hands over now what has been gathered; nothing if there is nothing. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#values.size === 0) return;
    const values = this.#values;
    this.#values = new Set();
    this.#deliver(values);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#values.clear();
  }
}
