import type { FileSystem } from '../ports.ts';

/** The same disk, on which each folder is listed once: many skill folders are looked for below the same few. */
export function listingOnce(files: FileSystem): Pick<FileSystem, 'stat' | 'readDirectory'> {
  const listed = new Map<string, ReturnType<FileSystem['readDirectory']>>();
  return {
    stat: path => files.stat(path),
    readDirectory: path => {
      const listing = listed.get(path) ?? files.readDirectory(path);
      listed.set(path, listing);
      return listing;
    },
  };
}
