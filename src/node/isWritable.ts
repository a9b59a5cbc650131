import { access, constants, stat } from 'node:fs/promises';
import { systemPath } from './nodePath.ts';

/** Whether a file may be written: this user may, and it is not marked as read-only, which no editor writes over unasked. */
export async function isWritable(path: string): Promise<boolean> {
  const own = systemPath(path);
  try {
    await access(own, constants.W_OK);
    return ((await stat(own)).mode & 0o222) !== 0;
  } catch {
    // Whatever the reason: it cannot be written.
    return false;
  }
}
