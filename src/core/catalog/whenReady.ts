import type { CancellationToken } from '../host.ts';
import type { ReadableCatalog } from './readableCatalog.ts';

/** Settles when there is something to show: the first scan has answered, or failed, or the token is cancelled. */
export async function whenReady(catalog: ReadableCatalog, token: CancellationToken): Promise<void> {
  if (hasAnswered(catalog) || token.isCancellationRequested) return;
  const subscriptions: { dispose(): void }[] = [];
  await new Promise<void>(resolve => {
    subscriptions.push(
      catalog.onDidChange(() => {
        if (hasAnswered(catalog)) resolve();
      }),
      token.onCancellationRequested(() => resolve()),
    );
  });
  for (const subscription of subscriptions) subscription.dispose();
}

/** Before the first answer there are neither skills nor a notice of failure; a later scan shows what was there before. */
function hasAnswered({ state, skills, notices }: ReadableCatalog): boolean {
  return state === 'ready' || skills.length > 0 || notices.some(({ kind }) => kind === 'scanFailed');
}
