import type { Span, TextEdit } from '../text.ts';

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

/** A stretch of the text that becomes a new file under a heading of its own. Its text is what `extractedText` makes of it. */
export interface Extract {
  readonly kind: 'extract';
  readonly path: string;
  readonly heading: string;
  readonly span: Span;
  /** In offsets of the stretch. */
  readonly edits: readonly TextEdit[];
}

/** A change of the skill directory. Paths are relative to it. */
export type FileChange =
  | { readonly kind: 'renameDirectory'; readonly name: string }
  | { readonly kind: 'makeExecutable'; readonly path: string }
  | Extract
  | { readonly kind: 'rename'; readonly path: string; readonly to: string };
