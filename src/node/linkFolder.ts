import { mkdir, symlink } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { systemPath } from './nodePath.ts';

/**
 * Makes a link to a directory, and the folders around it: a relative one within `common`, so that it stays right where all
 * is moved or cloned; an absolute one elsewhere. On Windows it is a junction, which needs no rights of its own. Answers
 * false where the system does not allow it or the disk has no links, and then nothing is there; rejects with its error else.
 *
 * @param path of the link; all paths as core has them
 */
export async function linkFolder(path: string, target: string, common: string | undefined): Promise<boolean> {
  const [own, to] = [systemPath(path), systemPath(target)];
  const within = common !== undefined && [path, target].every(each => each.startsWith(`${common}/`));
  await mkdir(dirname(own), { recursive: true });
  try {
    if (process.platform === 'win32') await symlink(to, own, 'junction');
    else await symlink(within ? relative(dirname(own), to) : to, own, 'dir');
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EPERM' || code === 'ENOSYS' || code === 'ENOTSUP' || code === 'EINVAL') return false;
    throw error;
  }
}
