import { Emitter, type CancellationToken } from './host.ts';

/** Makes one token and cancels it, once. */
export class CancellationSource {
  readonly #emitter = new Emitter<void>();
  #cancelled = false;
  readonly token: CancellationToken;

  constructor() {
    const isCancelled = (): boolean => this.#cancelled;
    this.token = {
      get isCancellationRequested() {
        return isCancelled();
      },
      onCancellationRequested: listener => this.#emitter.event(listener),
    };
  }

  cancel(): void {
    if (this.#cancelled) return;
    this.#cancelled = true;
    this.#emitter.fire();
    this.#emitter.dispose();
  }
}
