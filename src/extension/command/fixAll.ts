import * as vscode from 'vscode';
import { neverCancelled } from '../../core/host.ts';
import { baseName } from '../../core/path.ts';
import { chooseFixes } from '../../core/rules/fixes/chooseFixes.ts';
import type { FixParts } from '../diagnostics/fixActions.ts';
import { toWorkspaceEdit } from '../diagnostics/toWorkspaceEdit.ts';
import { notificationText } from '../notificationText.ts';

/** Makes all safe fixes that do not touch each other in the active file of a skill, as one step that can be undone. */
export async function fixAll({ findingsIn, whenChecked }: FixParts): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document) await whenChecked(document, neverCancelled);
  const known = document && findingsIn(document);
  if (!document || !known) {
    void vscode.window.showInformationMessage('Open a SKILL.md to fix what can be fixed in it.');
    return;
  }
  const name = notificationText(baseName(known.path));
  if (known.current.length < known.findings.length && document.isDirty) {
    void vscode.window.showInformationMessage(`${name} is checked as it was saved: save it first.`);
    return;
  }
  const edits = chooseFixes(known.current).flatMap(fix => fix.edits);
  if (edits.length === 0) {
    void vscode.window.showInformationMessage('Nothing here can be fixed by itself.');
    return;
  }
  if (!(await vscode.workspace.applyEdit(toWorkspaceEdit(document, edits, { shift: known.shift })))) {
    throw new Error(`${name} has changed meanwhile. Nothing was written`);
  }
}
