/** Does `work` on `size` values at a time, and lets others have the thread between two slices. The first comes at once. */
export async function inSlices<T>(
  values: readonly T[],
  size: number,
  work: (slice: readonly T[]) => void,
): Promise<void> {
  for (let at = 0; at < values.length; at += size) {
    if (at > 0) await new Promise<void>(resolve => setImmediate(resolve));
    work(values.slice(at, at + size));
  }
}
