import type { Result } from './result.ts';

/** What core asks of the world. The adapters are in src/node; tests use memory. Paths are those of path.ts. */

export type EntryKind = 'file' | 'directory' | 'link' | 'other';

export interface DirectoryEntry {
  readonly name: string;
  /** `other` is a FIFO, socket or device: it is never opened. */
  readonly kind: EntryKind;
}

export interface FileStat extends FileVersion {
  /** Of the target, where the path is a link. */
  readonly kind: Exclude<EntryKind, 'link'>;
  /** Undefined where the system does not say. */
  readonly executable: boolean | undefined;
}

/** What tells one state of a file from the next. Times are milliseconds since 1970, with fractions where the system has them. */
export interface FileVersion {
  /** Bytes. */
  readonly size: number;
  /** Of the content; anybody can set it back. */
  readonly modified: number;
  /** Of the content or the entry; set by the system alone. */
  readonly changed: number;
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
  /**
   * The whole content; refuses what is not a regular file, or larger than `maxBytes`, without reading it. `path` ends in
   * no link: one that has taken the place of the file is refused where the system can tell (`linkLoop`).
   */
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

/** Keeps what was made of a file, as JSON values. It answers undefined unless size and times are those of `set`; losing all of it is never an error. */
export interface Cache {
  get(path: string, version: FileVersion): unknown;
  /** Whether anything is kept of the path, in whatever version. */
  has(path: string): boolean;
  set(path: string, version: FileVersion, value: unknown): void;
}

/** UTF-8 to text. */
export type Decode = (bytes: Uint8Array) => Decoded;

export interface Decoded {
  /** A byte order mark is kept, invalid bytes are U+FFFD. */
  readonly text: string;
  /** Whether there were invalid bytes; a U+FFFD that was written as such is valid. */
  readonly invalid: boolean;
}

/** SHA-256 of the UTF-8 bytes of a text, in hex. */
export type Digest = (text: string) => string;
