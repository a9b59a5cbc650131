import type { Cache, Decode, Digest, FileSystem, TokenCounter } from '../ports.ts';
import type { Helper } from './helper.ts';

/** What a source needs of the world. */
export interface SourcePorts {
  readonly files: FileSystem;
  readonly cache: Cache;
  readonly counter: TokenCounter;
  readonly digest: Digest;
  readonly decode: Decode;
  /** Gets help for so many files to read, besides who has come already; all are dismissed when the files are read. */
  readonly hire?: (files: number, hired: readonly Helper[]) => readonly Helper[];
}
