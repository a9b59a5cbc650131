import * as vscode from 'vscode';
import { chooseFixes } from '../../core/rules/fixes/chooseFixes.ts';
import type { CurrentFindings } from '../diagnostics/fixActions.ts';
import { toWorkspaceEdit } from '../diagnostics/toWorkspaceEdit.ts';

/** Makes all fixes that do not touch each other in the active SKILL.md, as one step that can be undone. */
export async function fixAll(findingsOf: CurrentFindings): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  const findings = document && findingsOf(document);
  if (!document || !findings) {
    void vscode.window.showInformationMessage('Open a SKILL.md to fix what can be fixed in it.');
    return;
  }
  const fixes = chooseFixes(findings);
  if (fixes.length === 0) {
    void vscode.window.showInformationMessage('Nothing here can be fixed by itself.');
    return;
  }
  await vscode.workspace.applyEdit(
    toWorkspaceEdit(
      document,
      fixes.flatMap(fix => fix.edits),
    ),
  );
}
