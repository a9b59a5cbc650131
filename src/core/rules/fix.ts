import type { TextEdit } from '../text.ts';

/** An exact repair. Applying it removes the finding and touches nothing else. */
export interface Fix {
  /** For a menu: "Quote the value". */
  readonly title: string;
  /**
   * Whether it may be made unasked, along with others: what the skill says stays the same for every reader that understood
   * it. Any other fix is a suggestion: it is offered alone, and shown before it is made.
   */
  readonly safe: boolean;
  /** Of the file that the finding is in. */
  readonly edits: readonly TextEdit[];
  /** What changes beside that text. */
  readonly files?: readonly FileChange[];
}

/** A change of the skill directory. Paths are relative to it. */
export type FileChange =
  | { readonly kind: 'renameDirectory'; readonly name: string }
  | { readonly kind: 'makeExecutable'; readonly path: string }
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string };
