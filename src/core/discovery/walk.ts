import type { CancellationToken } from '../host.ts';
import type { FileSystem } from '../ports.ts';

/** What every walk through folders is given. */
export interface Walk {
  readonly files: FileSystem;
  readonly token: CancellationToken;
  /** Called with one for every folder that was read. */
  readonly progress?: (folders: number) => void;
}
