import * as vscode from 'vscode';
import type { TextEdit } from '../../core/text.ts';

/** Edits of the text that `document` has now. */
export function toWorkspaceEdit(
  document: vscode.TextDocument,
  edits: readonly TextEdit[],
): vscode.WorkspaceEdit {
  const result = new vscode.WorkspaceEdit();
  for (const { span, text } of edits) {
    const range = new vscode.Range(document.positionAt(span.start), document.positionAt(span.end));
    result.replace(document.uri, range, text);
  }
  return result;
}
