import { joinPath, parentPath, relativePath } from '../../path.ts';
import type { FileSystem } from '../../ports.ts';

/** Where a file that may not exist yet would really lie: `path` with the links of all folders above it that exist resolved. */
export async function realTarget(path: string, files: FileSystem): Promise<string> {
  for (let folder = parentPath(path); ; folder = parentPath(folder)) {
    const real = await files.realPath(folder);
    if (real.ok) return joinPath(real.value, relativePath(folder, path));
    if (folder === parentPath(folder)) return path;
  }
}
