import { joinPath, parentPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';

/** The innermost folder around a path, itself included, that is the root of a git repository. */
export async function findRepository(
  path: string,
  files: Pick<FileSystem, 'stat'>,
): Promise<string | undefined> {
  for (let at = path; ; at = parentPath(at)) {
    if ((await files.stat(joinPath(at, '.git'))).ok) return at;
    if (at === '/' || parentPath(at) === at) return undefined;
  }
}
