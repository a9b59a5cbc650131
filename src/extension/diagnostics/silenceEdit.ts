import type * as vscode from 'vscode';
import { toWorkspaceEdit } from './toWorkspaceEdit.ts';

/** The edit that turns a rule off in a document, by a comment; the parser that finds the place is loaded when it is needed. */
export async function silenceEdit(
  document: vscode.TextDocument,
  path: string,
  rule: string,
): Promise<vscode.WorkspaceEdit> {
  const { silenceHere } = await import('../withParser.ts');
  const edit = silenceHere(path, document.getText(), rule);
  return toWorkspaceEdit(document, edit ? [edit] : []);
}
