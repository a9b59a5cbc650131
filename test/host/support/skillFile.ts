import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { until } from './until.ts';

/** The URI of the SKILL.md of a skill in `.claude/skills` of the workspace. */
export function skillUri(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert(folder);
  return vscode.Uri.joinPath(folder.uri, '.claude', 'skills', name, 'SKILL.md');
}

export function write(uri: vscode.Uri, text: string): Thenable<void> {
  return vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
}

/** Deletes the skill directory. */
export function remove(uri: vscode.Uri): Thenable<void> {
  return vscode.workspace.fs.delete(vscode.Uri.joinPath(uri, '..'), { recursive: true });
}

/** Our diagnostics of a file. */
export function ours(uri: vscode.Uri): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'Skill Manager');
}

/** The rule of each of our diagnostics, sorted. */
export function rulesOf(uri: vscode.Uri): string[] {
  return ours(uri)
    .map(({ code }) => (typeof code === 'object' ? String(code.value) : ''))
    .sort();
}

/** Resolves when our diagnostics of the file are of exactly these rules. */
export function untilRules(uri: vscode.Uri, ...rules: string[]): Promise<void> {
  const wanted = rules.sort().join(' ');
  return until(vscode.languages.onDidChangeDiagnostics, () => rulesOf(uri).join(' ') === wanted);
}

/** Shows the file as a click does. A document that was opened through the API would outlive its editor by minutes. */
export async function show(uri: vscode.Uri): Promise<vscode.TextDocument> {
  await vscode.commands.executeCommand('vscode.open', uri);
  const document = vscode.window.activeTextEditor?.document;
  assert.equal(document?.uri.toString(), uri.toString());
  return document;
}

/** Closes the active editor, unsaved text with it, and resolves when no document of the file is open. */
export async function close(uri: vscode.Uri): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  const isOpen = (): boolean =>
    vscode.workspace.textDocuments.some(each => each.uri.toString() === uri.toString());
  await until(vscode.workspace.onDidCloseTextDocument, () => !isOpen());
}

/** Replaces the whole text in the editor, without saving. */
export async function type(document: vscode.TextDocument, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  const whole = new vscode.Range(0, 0, document.lineCount, 0);
  edit.replace(document.uri, whole, text);
  assert(await vscode.workspace.applyEdit(edit));
}
