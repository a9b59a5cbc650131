import { chmod, lstat } from 'node:fs/promises';
import { systemPath } from './nodePath.ts';

/**
 * Lets everybody run a file who may read it. Rejects for what is no regular file, a link among others, and with the
 * system's error where it is not allowed. Windows has no such permission: nothing happens.
 *
 * @param path as core has it
 */
export async function makeExecutable(path: string): Promise<void> {
  const own = systemPath(path);
  const stats = await lstat(own);
  if (!stats.isFile()) throw new Error(`${own} is no regular file.`);
  await chmod(own, (stats.mode & 0o7777) | ((stats.mode & 0o444) >> 2));
}
