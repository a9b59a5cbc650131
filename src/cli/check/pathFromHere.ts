import { relative, sep } from 'node:path';

/** Relative to the current folder where the path is in it. */
export function pathFromHere(path: string): string {
  const short = relative('', path);
  return short === '..' || short.startsWith(`..${sep}`) ? path : short;
}
