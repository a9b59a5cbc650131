import type { FileError } from '../ports.ts';
import { isUtf8 } from './isUtf8.ts';
import type { Notice } from './skillFile.ts';

/** The notice that tells of a file error. `link` says that the path is a link, so that a missing target is told as such. */
export function noticeOf(error: FileError, path: string, link = false): Notice {
  switch (error.kind) {
    case 'linkLoop':
      return { kind: 'linkLoop', path, message: `A link leads to itself; remove it: ${path}` };
    case 'notFound':
      if (!isUtf8(path)) {
        const message = `The name is not valid UTF-8, so this cannot be opened; rename it: ${path}`;
        return { kind: 'unreadable', path, message };
      }
      if (link) {
        return {
          kind: 'danglingLink',
          path,
          message: `A link leads to something that does not exist; mend or remove it: ${path}`,
        };
      }
      return { kind: 'unreadable', path, message: `This does not exist: ${path}` };
    case 'notRegular':
      return { kind: 'notRegular', path, message: `Not a regular file, and not opened: ${path}` };
    case 'tooLarge':
      return { kind: 'tooLarge', path, message: error.message };
    default:
      return { kind: 'unreadable', path, message: `This cannot be read (${error.message}): ${path}` };
  }
}
