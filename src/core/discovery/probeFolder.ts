import { baseName, parentPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';
import { noticeOf } from './noticeOf.ts';
import type { Notice } from './skillFile.ts';

/** Whether there is a folder at `path`, links followed; a notice where there is something else by that name. */
export async function probeFolder(files: FileSystem, path: string): Promise<'folder' | 'absent' | Notice> {
  const stat = await files.stat(path);
  if (stat.ok) {
    if (stat.value.kind === 'directory') return 'folder';
    return {
      kind: 'notRegular',
      path,
      message: `Not a folder. A link that was checked out as a text file looks like this: ${path}`,
    };
  }
  if (stat.error.kind !== 'notFound') return noticeOf(stat.error, path, true);
  const siblings = await files.readDirectory(parentPath(path));
  const name = baseName(path);
  const dangling = siblings.ok && siblings.value.some(entry => entry.name === name && entry.kind === 'link');
  return dangling ? noticeOf(stat.error, path, true) : 'absent';
}
