import * as vscode from 'vscode';

/** Asks where a file is to go, and writes it there; nothing where the question is dismissed. */
export async function saveAs(name: string, bytes: Uint8Array): Promise<void> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const uri = await vscode.window.showSaveDialog({
    filters: { [extension.toUpperCase()]: [extension] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, name) }),
  });
  if (uri) await vscode.workspace.fs.writeFile(uri, bytes);
}
