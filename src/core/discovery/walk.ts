import type { CancellationToken } from '../host.ts';
import type { FileSystem, FileVersion } from '../ports.ts';

/** What every walk through folders is given. */
export interface Walk {
  readonly files: FileSystem;
  readonly token: CancellationToken;
  /** Called with one for every folder that was read. */
  readonly progress?: (folders: number) => void;
  /** Called for every SKILL.md as soon as it is found, long before the walk ends. */
  readonly found?: (file: FoundFile) => void;
}

/** A SKILL.md and its skill directory, by real paths. */
export interface FoundFile extends FileVersion {
  readonly location: string;
  readonly directory: string;
}
