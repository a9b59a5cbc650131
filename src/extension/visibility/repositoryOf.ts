import type { FileSystem } from '../../core/ports.ts';
import { joinPath, parentPath } from '../../core/path.ts';

/** The nearest folder, this one or one around it, with a `.git` in it; undefined where there is none. */
export async function repositoryOf(
  directory: string,
  files: Pick<FileSystem, 'stat'>,
): Promise<string | undefined> {
  for (let at = directory; ; at = parentPath(at)) {
    if ((await files.stat(joinPath(at, '.git'))).ok) return at;
    if (parentPath(at) === at) return undefined;
  }
}
