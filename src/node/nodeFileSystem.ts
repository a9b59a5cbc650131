import { constants, type Dirent, type Stats } from 'node:fs';
import type { DirectoryEntry, FileError, FileStat, FileSystem } from '../core/ports.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { FileCalls, OpenFile } from './fileCalls.ts';
import { fileErrorOf } from './fileErrorOf.ts';
import { corePath, systemPath } from './nodePath.ts';

/** The real disk. A FIFO or device is never waited for, not even one that takes the place of a file at the last moment. */
export class NodeFileSystem implements FileSystem {
  readonly #calls: FileCalls;

  constructor(calls: FileCalls) {
    this.#calls = calls;
  }

  async readDirectory(path: string): Promise<Result<readonly DirectoryEntry[], FileError>> {
    try {
      const entries = await this.#calls.readDirectory(systemPath(path));
      return ok(entries.map(entry => ({ name: entry.name, kind: kindOf(entry) })));
    } catch (error) {
      return err(fileErrorOf(error, path));
    }
  }

  async stat(path: string): Promise<Result<FileStat, FileError>> {
    try {
      const stats = await this.#calls.stat(systemPath(path));
      if (!stats) return err({ kind: 'notFound', path, message: 'it does not exist' });
      const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
      const executable = windows ? undefined : kind === 'file' && (stats.mode & 0o111) !== 0;
      return ok({ kind, size: stats.size, modified: stats.mtimeMs, changed: stats.ctimeMs, executable });
    } catch (error) {
      return err(fileErrorOf(error, path));
    }
  }

  async realPath(path: string): Promise<Result<string, FileError>> {
    try {
      return ok(corePath(await this.#calls.realPath(systemPath(path))));
    } catch (error) {
      return err(fileErrorOf(error, path));
    }
  }

  async readFile(path: string, maxBytes: number): Promise<Result<Uint8Array, FileError>> {
    try {
      const file = await this.#calls.open(systemPath(path), readWithoutWaiting);
      try {
        return await readAll(file, await file.stat(), path, maxBytes);
      } finally {
        await file.close();
      }
    } catch (error) {
      return err(fileErrorOf(error, path));
    }
  }
}

// Files of Windows have no such mark.
const windows = process.platform === 'win32';

// The flags are undefined where the system has none of the kind, as on Windows.
const readWithoutWaiting =
  constants.O_RDONLY |
  ((constants.O_NOFOLLOW as number | undefined) ?? 0) |
  ((constants.O_NONBLOCK as number | undefined) ?? 0) |
  ((constants.O_NOCTTY as number | undefined) ?? 0);

async function readAll(
  file: OpenFile,
  stats: Stats,
  path: string,
  maxBytes: number,
): Promise<Result<Uint8Array, FileError>> {
  if (!stats.isFile()) return err({ kind: 'notRegular', path, message: 'it is not a regular file' });
  if (stats.size > maxBytes) return err(tooLarge(path, maxBytes));
  // One byte more than it should have shows at once whether it has grown.
  let bytes: Uint8Array = Buffer.allocUnsafe(stats.size + 1);
  let length = 0;
  for (;;) {
    const read = await file.read(bytes, length, bytes.length - length);
    length += read;
    if (length > maxBytes) return err(tooLarge(path, maxBytes));
    const asStated = length === stats.size && length > 0;
    if (read === 0 || asStated) return ok(bytes.subarray(0, length));
    if (length === bytes.length) {
      const longer = new Uint8Array(Math.min(bytes.length * 2 + 4096, maxBytes + 1));
      longer.set(bytes);
      bytes = longer;
    }
  }
}

function tooLarge(path: string, maxBytes: number): FileError {
  return { kind: 'tooLarge', path, message: `Larger than ${maxBytes.toString()} bytes: ${path}` };
}

function kindOf(entry: Dirent): DirectoryEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'directory';
  return entry.isSymbolicLink() ? 'link' : 'other';
}
