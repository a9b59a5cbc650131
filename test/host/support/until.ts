import type { Event } from '../../../src/core/host.ts';

/** Resolves when `holds` does: asked now, and again at every event. The test's own time limit ends a vain wait. */
export function until(event: Event<never> | Event<unknown>, holds: () => boolean): Promise<void> {
  return new Promise(resolve => {
    if (holds()) return resolve();
    const subscription = (event as Event<unknown>)(() => {
      if (!holds()) return;
      subscription.dispose();
      resolve();
    });
  });
}
