import type { FileError } from '../core/ports.ts';

const kinds: Readonly<Record<string, FileError['kind']>> = {
  ENOENT: 'notFound',
  ENOTDIR: 'notFound',
  EACCES: 'denied',
  EPERM: 'denied',
  ELOOP: 'linkLoop',
  EISDIR: 'notRegular',
  // Opening a socket, or a FIFO that nobody reads, without waiting.
  ENXIO: 'notRegular',
};

const sentences: Readonly<Record<FileError['kind'], string>> = {
  notFound: 'it does not exist',
  denied: 'permission was refused',
  linkLoop: 'it is a link, or its links lead in a circle',
  notRegular: 'it is not a regular file',
  tooLarge: 'it is too large',
  failed: 'the system reported an error',
};

/** What a Node error says, as the port has it. Anything that is not an error of the system is a bug and is thrown on. */
export function fileErrorOf(error: unknown, path: string): FileError {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  const kind = kinds[error.code] ?? 'failed';
  return { kind, path, message: `${sentences[kind]} (${error.code})` };
}
