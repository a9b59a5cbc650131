import * as fs from 'node:fs';
import * as promises from 'node:fs/promises';

type Maybe<T> = T | Promise<T>;

/** The calls to the system that the file system port is made of; each throws, or rejects, with a Node error. */
export interface FileCalls {
  readDirectory(path: string): Maybe<fs.Dirent[]>;
  /** Undefined where there is nothing; so many paths are only asked about that throwing would cost. */
  stat(path: string): Maybe<fs.Stats | undefined>;
  realPath(path: string): Maybe<string>;
  open(path: string, flags: number): Maybe<OpenFile>;
}

export interface OpenFile {
  stat(): Maybe<fs.Stats>;
  /** How many bytes were read; 0 at the end. */
  read(into: Uint8Array, offset: number, length: number): Maybe<number>;
  close(): Maybe<void>;
}

/** For a thread with nothing else to do: several times faster, and the thread stands still meanwhile. */
export const blockingCalls: FileCalls = {
  readDirectory: path => fs.readdirSync(path, { withFileTypes: true }),
  stat: path => fs.statSync(path, { throwIfNoEntry: false }),
  realPath: path => fs.realpathSync.native(path),
  open: (path, flags) => {
    const descriptor = fs.openSync(path, flags);
    return {
      stat: () => fs.fstatSync(descriptor),
      read: (into, offset, length) => fs.readSync(descriptor, into, offset, length, null),
      close: () => {
        fs.closeSync(descriptor);
      },
    };
  },
};

/** For a thread that others wait for. */
export const yieldingCalls: FileCalls = {
  readDirectory: path => promises.readdir(path, { withFileTypes: true }),
  stat: path => promises.stat(path),
  realPath: path => promises.realpath(path),
  open: async (path, flags) => {
    const handle = await promises.open(path, flags);
    return {
      stat: () => handle.stat(),
      read: async (into, offset, length) => (await handle.read(into, offset, length, null)).bytesRead,
      close: () => handle.close(),
    };
  },
};
