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

/** Replaces the whole text in the editor, without saving. */
export async function type(document: vscode.TextDocument, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  const whole = new vscode.Range(0, 0, document.lineCount, 0);
  edit.replace(document.uri, whole, text);
  assert(await vscode.workspace.applyEdit(edit));
}
