import { baseName, parentPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';
import { noticeOf } from './noticeOf.ts';
import type { Notice } from './skillFile.ts';

/**
 * Whether there is a folder at `path`, links followed; a notice where there is something else by that name, or where a
 * folder on the way to it is a link to nothing.
 */
export async function probeFolder(
  files: Pick<FileSystem, 'stat' | 'readDirectory'>,
  path: string,
): Promise<'folder' | 'absent' | Notice> {
  const stat = await files.stat(path);
  if (stat.ok) {
    if (stat.value.kind === 'directory') return 'folder';
    return {
      kind: 'notRegular',
      path,
      message: `${path} is not a folder. A link that was checked out as a text file looks like this.`,
    };
  }
  if (stat.error.kind !== 'notFound') return noticeOf(stat.error, path, true);
  for (let at = path; at !== '/'; at = parentPath(at)) {
    const siblings = await files.readDirectory(parentPath(at));
    if (!siblings.ok && siblings.error.kind === 'notFound') continue;
    const name = baseName(at);
    const dangling =
      siblings.ok && siblings.value.some(entry => entry.name === name && entry.kind === 'link');
    return dangling ? noticeOf(stat.error, at, true) : 'absent';
  }
  return 'absent';
}
