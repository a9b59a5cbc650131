import { type CancellationToken, Emitter } from '../../src/core/host.ts';

/** A token and the means to cancel it. */
export class CancellationSource {
  readonly #emitter = new Emitter<void>();
  readonly token: CancellationToken & { isCancellationRequested: boolean } = {
    isCancellationRequested: false,
    onCancellationRequested: this.#emitter.event,
  };

  cancel(): void {
    this.token.isCancellationRequested = true;
    this.#emitter.fire();
  }

  /** How many wait for the cancellation; a leak where it is not 0 at the end. */
  get listeners(): number {
    return this.#emitter.size;
  }
}
