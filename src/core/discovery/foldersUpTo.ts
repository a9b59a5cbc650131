import { isInside, parentPath } from '../path.ts';

/** The folders around these, up to and with the innermost of `tops` around each; of a path outside of them, its parent. */
export function foldersUpTo(paths: Iterable<string>, tops: readonly string[]): Set<string> {
  const around = new Set<string>();
  for (const path of paths) {
    const isBelow = tops.some(top => path !== top && isInside(path, top));
    for (let at = parentPath(path); at !== '/'; at = parentPath(at)) {
      around.add(at);
      if (!isBelow || tops.includes(at)) break;
    }
  }
  return around;
}
