import type { CancellationToken } from '../core/host.ts';

/** A signal as core asks for cancellation. */
export function cancellationOf(signal: AbortSignal): CancellationToken {
  return {
    get isCancellationRequested() {
      return signal.aborted;
    },
    onCancellationRequested: listener => {
      const heard = (): unknown => listener();
      signal.addEventListener('abort', heard, { once: true });
      return { dispose: () => signal.removeEventListener('abort', heard) };
    },
  };
}
