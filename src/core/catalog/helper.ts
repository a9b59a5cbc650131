import type { SkillFile } from '../discovery/skillFile.ts';
import type { CancellationToken, Disposable } from '../host.ts';
import type { FileError } from '../ports.ts';
import type { Result } from '../result.ts';
import type { Analysis } from './skill.ts';
import type { Examined } from './examined.ts';

/** A SKILL.md and its skill directory, by real paths. */
export interface FilePlace {
  readonly location: string;
  readonly directory: string;
}

/** Somebody who reads and analyses files at the same time: another thread. */
export interface Helper extends Disposable {
  /** One result for each file, in their order. Undefined when cancelled. */
  analyzeFiles(
    files: readonly FilePlace[],
    token: CancellationToken,
  ): Promise<readonly Result<Analysis, FileError>[] | undefined>;
  /** The same with all that the files around each of them show. */
  examineFiles(
    files: readonly SkillFile[],
    token: CancellationToken,
  ): Promise<readonly Result<Examined, FileError>[] | undefined>;
}
