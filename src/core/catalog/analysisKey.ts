import { baseName } from '../path.ts';
import type { TokenCounter } from '../ports.ts';
import type { FilePlace } from './helper.ts';

/** Under what the cache keeps an analysis: it depends on the name of the directory and on the counter too. */
export function analysisKey({ location, directory }: FilePlace, { id }: TokenCounter): string {
  return `${location} ${baseName(directory)} ${id}`;
}
