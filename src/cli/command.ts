import type { Skill } from '../core/catalog/skill.ts';
import type { Notice } from '../core/discovery/skillFile.ts';
import type { FileSystem, TokenCounter } from '../core/ports.ts';
import type { Output } from './output.ts';

/** One command of the command line. One file per command. */
export interface Command {
  /** For the help: what it shows. */
  readonly summary: string;
  /** What is printed, and the exit code. */
  run(context: CommandContext): Promise<{ readonly text: string; readonly code: 0 | 1 }>;
}

export interface CommandContext {
  readonly skills: readonly Skill[];
  /** What was left out of them; it has been told already. */
  readonly notices: readonly Notice[];
  readonly json: boolean;
  readonly files: FileSystem;
  readonly counter: TokenCounter;
  readonly output: Output;
}
