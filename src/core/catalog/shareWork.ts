type Worker<T, R> = (batch: readonly T[]) => Promise<readonly R[] | undefined>;

/**
 * Has the first worker and its helpers do `items` batch by batch, each as fast as it can; the results are in the order of
 * the items. A helper that fails is not asked again, and its batch goes to the others. Undefined when one gave up.
 */
export async function shareWork<T, R>(
  items: readonly T[],
  first: Worker<T, R>,
  helpers: readonly Worker<T, R>[],
  batchSize: number,
): Promise<readonly R[] | undefined> {
  const results: R[] = [];
  let givenUp = false;
  const starts = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) => at * batchSize);
  const work = async (worker: Worker<T, R>): Promise<void> => {
    for (let start = starts.shift(); start !== undefined && !givenUp; start = starts.shift()) {
      try {
        const done = await worker(items.slice(start, start + batchSize));
        if (!done) givenUp = true;
        else for (const [at, result] of done.entries()) results[start + at] = result;
      } catch (error) {
        if (worker === first) throw error;
        starts.unshift(start);
        return;
      }
    }
  };
  await Promise.all([work(first), ...helpers.map(work)]);
  // What a helper left at the very end.
  await work(first);
  return givenUp ? undefined : results;
}
