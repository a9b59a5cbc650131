import type { ScannedSkill, SkillSource } from '../core/catalog/skillSource.ts';
import type { Skill } from '../core/catalog/skill.ts';
import type { Notice } from '../core/discovery/skillFile.ts';
import type { FileSystem, TokenCounter } from '../core/ports.ts';
import type { Around } from './visibility/around.ts';
import type { CheckOptions } from './check/checkOptions.ts';
import type { Output } from './output.ts';
import type { SearchOptions } from './search/searchOptions.ts';

/** One command of the command line. One file per command. */
export interface Command {
  /** For the help: what it shows. */
  readonly summary: string;
  /** What is printed, and the exit code; 2 for bad usage that only the work shows. */
  run(context: CommandContext): Promise<{ readonly text: string; readonly code: 0 | 1 | 2 }>;
}

export interface CommandContext extends Scanned {
  readonly json: boolean;
  /** The paths that were asked for, as written. */
  readonly paths: readonly string[];
  readonly check: CheckOptions;
  readonly search: SearchOptions;
  readonly files: FileSystem;
  readonly counter: TokenCounter;
  readonly output: Output;
  /** Reads the same again: after something was written. */
  rescan(): Promise<Scanned>;
}

export interface Scanned {
  readonly skills: readonly Skill[];
  /** The same skills as they were read. */
  readonly scanned: readonly ScannedSkill[];
  /** What was left out of them; it has been told already. */
  readonly notices: readonly Notice[];
  readonly source: SkillSource;
  /** Where agents that are started in a folder look, for the commands that are about that. */
  readonly around?: Around;
}
