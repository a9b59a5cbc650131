import { copyFile, mkdir, realpath, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { systemPath } from './nodePath.ts';

/**
 * Makes files of one folder those of another: each by its path in both, and the ones that are not `present` in the first
 * are deleted. Rejects before it writes anywhere outside the second, through a link, and with the system's error.
 *
 * @param from resolves a path to the file that it stands for; `to` is a folder; all paths as core has them
 */
export async function copyFiles(
  from: (path: string) => string,
  to: string,
  changes: readonly { readonly path: string; readonly present: boolean }[],
): Promise<void> {
  const folder = await realpath(systemPath(to));
  for (const { path, present } of changes) {
    const own = join(folder, systemPath(path));
    if (present) await mkdir(dirname(own), { recursive: true });
    const real = `${await realpath(dirname(own))}${sep}`;
    if (!real.startsWith(`${folder}${sep}`)) throw new Error(`${own} leads out of ${folder} through a link.`);
    await rm(own, { force: true });
    if (present) await copyFile(systemPath(from(path)), own);
  }
}
