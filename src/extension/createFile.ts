import * as vscode from 'vscode';

/** An edit that refuses what exists, so that a file which appeared meanwhile stays. */
export async function createFile(uri: vscode.Uri, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.createFile(uri, { overwrite: false, ignoreIfExists: false, contents: new TextEncoder().encode(text) });
  if (!(await vscode.workspace.applyEdit(edit)))
    throw new Error(`${uri.fsPath} could not be made; is it there already?`);
}
