import type { ZodType } from 'zod';
import type { ReadableCatalog } from '../catalog/readableCatalog.ts';
import type { CancellationToken } from '../host.ts';
import type { Decode, FileSystem } from '../ports.ts';

/** One tool that a model can call. One file per tool; tools/index.ts is the table, from which package.json's block is made. */
export interface Tool<Input = unknown> {
  /** As models call it: `load_skill`. */
  readonly name: string;
  /** As people call it behind `#` in a prompt: `loadSkill`. */
  readonly referenceName: string;
  readonly displayName: string;
  /** For people, in the tool picker. */
  readonly userDescription: string;
  /** For models: what it does, what it returns, when to call it. Terse. */
  readonly modelDescription: string;
  /** A codicon: `$(book)`. */
  readonly icon: string;
  readonly input: ZodType<Input>;
  /** What is said while it runs: "Loading the skill pdf". Plain text: names of skills in it are untrusted. */
  describe(input: Input): string;
  run(input: Input, context: ToolContext, token: CancellationToken): Promise<ToolOutput>;
}

export interface ToolContext {
  readonly catalog: ReadableCatalog;
  readonly files: FileSystem;
  readonly decode: Decode;
  /** Locations of the skills that the user has loaded in this session: models may use them, also those for people alone. */
  readonly loadedByHand: ReadonlySet<string>;
}

export interface ToolOutput {
  /** For the model. A refusal says what was wrong and what to call next. */
  readonly text: string;
  readonly failed: boolean;
  /** Absolute paths of the files that the answer was made from. */
  readonly files: readonly string[];
}
