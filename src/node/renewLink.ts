import { readlink, symlink, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemPath } from './nodePath.ts';

/**
 * Makes a link that led to the directory `from` lead to `to`, which is beside it, and gives it the name of `to` where it
 * had that of `from`. Returns its path. Rejects with the system's error, and then the old link is still there.
 *
 * @param path of the link; all paths as core has them
 */
export async function renewLink(path: string, from: string, to: string): Promise<string> {
  const [own, before, after] = [path, from, to].map(systemPath) as [string, string, string];
  const written = await readlink(own);
  const target = basename(written) === basename(before) ? join(dirname(written), basename(after)) : after;
  const renamed = basename(own) === basename(before) ? join(dirname(own), basename(after)) : own;
  const type = process.platform === 'win32' ? 'junction' : 'dir';
  if (renamed !== own) {
    await symlink(target, renamed, type);
    await unlink(own);
    return renamed;
  }
  await unlink(own);
  await symlink(target, own, type);
  return own;
}
