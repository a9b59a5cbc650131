import type * as vscode from 'vscode';
import type { TextEdit } from '../../core/text.ts';

/** A change of files that waits for leave. */
export interface Proposal {
  /** For the tab of the comparison: `Fixes for pdf`. */
  readonly title: string;
  readonly files: readonly ProposedFile[];
}

export type ProposedFile =
  /** `before` is the text of the document that the edits are of. */
  | {
      readonly kind: 'edit';
      readonly uri: vscode.Uri;
      readonly before: string;
      readonly edits: readonly TextEdit[];
    }
  | { readonly kind: 'create'; readonly uri: vscode.Uri; readonly text: string };
