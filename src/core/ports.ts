import type { Result } from './result.ts';

/** What core asks of the world. The adapters are in src/node; tests use memory. Paths are those of path.ts. */

export type EntryKind = 'file' | 'directory' | 'link' | 'other';

export interface DirectoryEntry {
  readonly name: string;
  /** `other` is a FIFO, socket or device: it is never opened. */
  readonly kind: EntryKind;
}

export interface FileStat {
  /** Of the target, where the path is a link. */
  readonly kind: Exclude<EntryKind, 'link'>;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970, with fractions where the system has them. */
  readonly modified: number;
  readonly executable: boolean;
}

export interface FileError {
  readonly kind: 'notFound' | 'denied' | 'tooLarge' | 'notRegular' | 'linkLoop' | 'failed';
  readonly path: string;
  /** One sentence for people. */
  readonly message: string;
}

export interface FileSystem {
  /** In the order of the file system; callers sort. */
  readDirectory(path: string): Promise<Result<readonly DirectoryEntry[], FileError>>;
  stat(path: string): Promise<Result<FileStat, FileError>>;
  /** The path with every link in it resolved. */
  realPath(path: string): Promise<Result<string, FileError>>;
  /** The whole content; refuses what is not a regular file, or larger than `maxBytes`, without reading it. */
  readFile(path: string, maxBytes: number): Promise<Result<Uint8Array, FileError>>;
}

/** Counts the tokens of a text. `exact` is said only of the very tokenizer of the model that is asked about. */
export interface TokenCounter {
  readonly id: string;
  /** For people: "o200k estimate", "GPT (exact)". */
  readonly label: string;
  readonly exact: boolean;
  count(text: string): number;
}

/** Keeps JSON values between runs. A `get` that misses answers undefined; losing all of it is never an error. */
export interface Cache {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

/** SHA-256 of the UTF-8 bytes of a text, in hex. */
export type Digest = (text: string) => string;
