import type { SkillSource } from '../catalog/skillSource.ts';
import type { ZodType } from 'zod';
import type { ReadableCatalog } from '../catalog/readableCatalog.ts';
import type { SkillFinder } from '../catalog/skillFinder.ts';
import type { CancellationToken } from '../host.ts';
import type { Decode, FileSystem } from '../ports.ts';
import type { Result } from '../result.ts';

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
  /** `knowledge` brings what skills say into the conversation, and only reads; `author` checks and writes skills. */
  readonly purpose: ToolPurpose;
  /** A codicon: `$(book)`. */
  readonly icon: string;
  readonly input: ZodType<Input>;
  /** What is said while it runs: "Loading the skill pdf". Plain text: names of skills in it are untrusted. */
  describe(input: Input): string;
  /** What has to be confirmed; absent where nothing is, as for all that only reads. Undefined where this input needs none. */
  confirm?(input: Input, context: ToolContext): ToolConfirmation | undefined;
  run(input: Input, context: ToolContext, token: CancellationToken): Promise<ToolOutput>;
}

export type ToolPurpose = 'knowledge' | 'author' | 'run';

/** What the user is asked before a tool runs, in plain text. */
export interface ToolConfirmation {
  readonly title: string;
  /** Exactly what will be written or run, and where. */
  readonly message: string;
}

export interface ToolContext {
  readonly catalog: ReadableCatalog;
  /** Finds skills of the catalog by what is asked for. */
  readonly search: SkillFinder;
  readonly files: FileSystem;
  readonly decode: Decode;
  /** Locations of the skills that the user has loaded in this session: models may use them, also those for people alone. Undefined where no user can load one. */
  readonly loadedByHand: ReadonlySet<string> | undefined;
  /** Settles when the files beside every SKILL.md have been looked into too, as check_skill wants it. */
  deepened?(): Promise<void>;
  /** Makes skills; absent where nothing may be written. */
  readonly author?: SkillAuthor;
}

/** Writes new skills for create_skill. Nothing that is there is ever overwritten. */
export interface SkillAuthor extends Pick<SkillSource, 'examine'> {
  /** The skill folder that a new skill goes into, absolute, and how people call it. The first is the usual one. */
  readonly places: readonly { readonly path: string; readonly label: string }[];
  /** Makes the file with all folders above it; the error is a sentence for people. */
  create(path: string, text: string): Promise<Result<void, string>>;
}

export interface ToolOutput {
  /** For the model. A refusal says what was wrong and what to call next. */
  readonly text: string;
  readonly failed: boolean;
  /** Absolute paths of the files that the answer was made from. */
  readonly files: readonly string[];
  /** The same for programs, where the tool has more to say than a text. */
  readonly data?: Readonly<Record<string, unknown>>;
}
