import type { Cache, Decode, Digest, FileSystem, TokenCounter } from '../ports.ts';
import type { ProfileStore } from '../search/profileStore.ts';
import type { Helper } from './helper.ts';

/** What a source needs of the world. */
export interface SourcePorts {
  readonly files: FileSystem;
  readonly cache: Cache;
  readonly counter: TokenCounter;
  /** The profiles that are kept, as long as they are. */
  readonly profiles?: { readonly store: ProfileStore | undefined };
  readonly digest: Digest;
  readonly decode: Decode;
  /** Gets help for so many files to read, besides who has come already; all are dismissed when the files are read. */
  readonly hire?: (files: number, hired: readonly Helper[]) => readonly Helper[];
}
