import type { CancellationToken } from '../host.ts';

export const cancelled = Symbol('cancelled');

/** What `work` gives, or `cancelled` at once when the token is, whether or not `work` ever ends. */
export async function untilCancelled<T>(
  work: Promise<T>,
  token: CancellationToken,
): Promise<T | typeof cancelled> {
  // Once cancelled, nobody waits for the work any more: its failure is nobody's news.
  work.catch(() => undefined);
  if (token.isCancellationRequested) return cancelled;
  let subscription: { dispose(): void } | undefined;
  const stopped = new Promise<typeof cancelled>(resolve => {
    subscription = token.onCancellationRequested(() => resolve(cancelled));
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    subscription?.dispose();
  }
}
