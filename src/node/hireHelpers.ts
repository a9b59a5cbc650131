import type { Helper } from '../core/catalog/helper.ts';
import type { TokenizerFamily } from '../core/tokens/tokenizerFamily.ts';
import { WorkerSource } from './workerSource.ts';

/** Files that one thread reads before it is worth starting another, which takes some 50 ms. */
const filesEach = 200;

/**
 * Threads to read so many files with, at most `most`, besides those that were `hired` before. They start at once. Nothing
 * is lost when one dies: the others do its work.
 */
export function hireHelpers(
  files: number,
  hired: readonly Helper[],
  most: number,
  script: string,
  tokenizer: TokenizerFamily,
): readonly Helper[] {
  const count = Math.min(most, Math.floor(files / filesEach)) - hired.length;
  if (count <= 0) return hired;
  const data = { cachePath: undefined, product: '', tokenizer };
  const more = Array.from({ length: count }, () => new WorkerSource(script, data, () => undefined));
  for (const each of more) each.start();
  return [...hired, ...more];
}
