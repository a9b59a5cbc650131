/** Lets others have the thread for a moment; at once where nobody waits for it. */
export type Breathe = () => Promise<void>;

/** For the command line, where nobody waits. */
export const noBreath: Breathe = () => Promise.resolve();

/** Does `work` on `size` values at a time, with a breath before each slice; what fits into one slice is done at once. */
export async function inSlices<T>(
  values: readonly T[],
  size: number,
  breathe: Breathe,
  work: (slice: readonly T[]) => void,
): Promise<void> {
  for (let at = 0; at < values.length; at += size) {
    if (values.length > size) await breathe();
    work(values.slice(at, at + size));
  }
}
