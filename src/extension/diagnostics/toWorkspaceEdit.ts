import * as vscode from 'vscode';
import type { TextEdit } from '../../core/text.ts';

/**
 * Edits of the text that `document` has now.
 *
 * @param into an edit to add them to; `shift` is added to all offsets
 */
export function toWorkspaceEdit(
  document: vscode.TextDocument,
  edits: readonly TextEdit[],
  into: {
    readonly edit?: vscode.WorkspaceEdit;
    readonly shift?: number;
    readonly metadata?: vscode.WorkspaceEditEntryMetadata;
  } = {},
): vscode.WorkspaceEdit {
  const { edit = new vscode.WorkspaceEdit(), shift = 0, metadata } = into;
  for (const { span, text } of edits) {
    const start = document.positionAt(span.start + shift);
    const end = document.positionAt(span.end + shift);
    edit.replace(document.uri, new vscode.Range(start, end), text, metadata);
  }
  return edit;
}
