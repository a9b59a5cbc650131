import type { Scope } from '../../core/discovery/skillFile.ts';
import type { VerdictState } from '../../core/visibility/verdict.ts';

/** What the extension tells the page "Skill visibility". Everything is JSON-safe; all text is plain. */
export type ToMatrix = MatrixUpdate | CellDetail;

/** What differs from before. Rows and verdicts are those that are new or different; the first update has them all. */
export interface MatrixUpdate {
  readonly type: 'update';
  /** The whole list; the cells of a row are in its order. */
  readonly agents: readonly MatrixAgent[];
  /** What cells can refer to by its place, counted over all updates since the last whole one: those that are new. */
  readonly verdicts: readonly CellVerdict[];
  readonly rows: readonly MatrixRow[];
  /** Locations that are gone. */
  readonly removed: readonly string[];
  /** Forget all rows that are not in here. */
  readonly whole: boolean;
}

export interface MatrixAgent {
  readonly id: string;
  readonly name: string;
  /** Where what is said of it is from: the program itself, or what its makers write. */
  readonly seen: 'measured' | 'partly measured' | 'documented';
  /** The same in a sentence, with versions. */
  readonly evidence: string;
  /** Whether the user has it. */
  readonly used: boolean;
}

export interface CellVerdict {
  readonly state: VerdictState;
  /** In some words: "the folder is too deep"; empty where there is nothing to add. */
  readonly reason: string;
}

export interface MatrixRow {
  readonly location: string;
  readonly name: string;
  readonly scope: Scope;
  /** The skill folder, for people: `~/.claude/skills`. */
  readonly folder: string;
  /** For each agent the place of its verdict; -1 where there is none yet. */
  readonly cells: readonly number[];
}

/** What can be said and done about one cell: the answer to `ask`. */
export interface CellDetail {
  readonly type: 'detail';
  readonly location: string;
  readonly agent: string;
  /** One sentence. */
  readonly sentence: string;
  /** Where it is from that the agent does so; empty where that is not known. */
  readonly evidence: string;
  /** Its buttons. */
  readonly actions: readonly CellButton[];
}

export interface CellButton {
  readonly id: string;
  readonly label: string;
}

/** What the page tells the extension. */
export type FromMatrix =
  | { readonly type: 'ready' }
  | { readonly type: 'open'; readonly location: string }
  | { readonly type: 'ask'; readonly location: string; readonly agent: string }
  | { readonly type: 'act'; readonly location: string; readonly agent: string; readonly action: string };
