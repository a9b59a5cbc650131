import type { CancellationToken } from '../host.ts';
import type { ReadableCatalog } from './readableCatalog.ts';

/** Settles when the first scan has answered, or the token is cancelled. */
export async function whenReady(catalog: ReadableCatalog, token: CancellationToken): Promise<void> {
  if (catalog.state === 'ready' || token.isCancellationRequested) return;
  const subscriptions: { dispose(): void }[] = [];
  await new Promise<void>(resolve => {
    subscriptions.push(
      catalog.onDidChange(() => {
        if (catalog.state === 'ready') resolve();
      }),
      token.onCancellationRequested(() => resolve()),
    );
  });
  for (const subscription of subscriptions) subscription.dispose();
}
