import * as vscode from 'vscode';

/** Shows a file or folder: in the Explorer where it is in the workspace, else in the system's file manager. */
export async function revealPath(path: string): Promise<void> {
  const uri = vscode.Uri.file(path);
  const command = vscode.workspace.getWorkspaceFolder(uri) ? 'revealInExplorer' : 'revealFileInOS';
  const commands = await vscode.commands.getCommands(true);
  if (commands.includes(command)) return void (await vscode.commands.executeCommand(command, uri));
  // A browser has no file manager to open: the file itself is what can be shown.
  await vscode.commands.executeCommand('vscode.open', uri);
}
