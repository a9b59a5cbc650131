import type { FileError } from '../ports.ts';
import { isUtf8 } from './isUtf8.ts';
import type { Notice } from './skillFile.ts';

/** The notice that tells of a file error. `link` says that the path is a link, so that a missing target is told as such. */
export function noticeOf(error: FileError, path: string, link = false): Notice {
  switch (error.kind) {
    case 'linkLoop':
      return { kind: 'linkLoop', path, message: `${path} is a link that leads to itself; remove it.` };
    case 'notFound':
      if (!isUtf8(path)) {
        const message = `The name of ${path} is not valid UTF-8, so it cannot be opened; rename it.`;
        return { kind: 'unreadable', path, message };
      }
      if (link) {
        return {
          kind: 'danglingLink',
          path,
          message: `${path} is a link to something that does not exist; mend or remove it.`,
        };
      }
      return { kind: 'unreadable', path, message: `${path} does not exist.` };
    case 'notRegular':
      return { kind: 'notRegular', path, message: `${path} is not a regular file and was not opened.` };
    case 'tooLarge':
      return { kind: 'tooLarge', path, message: error.message };
    default:
      return { kind: 'unreadable', path, message: `${path} cannot be read: ${error.message}` };
  }
}
