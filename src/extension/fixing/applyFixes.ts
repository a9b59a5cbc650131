import * as vscode from 'vscode';
import { toWorkspaceEdit } from '../diagnostics/toWorkspaceEdit.ts';
import type { FixOutcome, LeftOut } from './fixSummary.ts';
import type { OpenedFile } from './openFixable.ts';

/**
 * Makes the fixes of all files in one step that can be undone, and saves the files that were saved before. Of a step that
 * fails half-way, what was done is told by the documents themselves.
 */
export async function applyFixes(opened: readonly OpenedFile[]): Promise<Omit<FixOutcome, 'unfixable'>> {
  const leftOut: LeftOut[] = [];
  const edit = new vscode.WorkspaceEdit();
  const wanted = opened.filter(({ document, version, file: { path, fixes }, shift }) => {
    const isCurrent = document.version === version && !document.isClosed;
    if (!isCurrent) leftOut.push({ path, why: 'changed' });
    else
      toWorkspaceEdit(
        document,
        fixes.flatMap(fix => fix.edits),
        { edit, shift },
      );
    return isCurrent;
  });
  // Marked as a refactoring, it would have VS Code save what the user has not saved.
  await vscode.workspace.applyEdit(edit);
  const done: FixOutcome['done'][number][] = [];
  let unsavedBefore = 0;
  for (const {
    document,
    version,
    wasDirty,
    file: { path, fixes },
  } of wanted) {
    if (document.version === version) {
      leftOut.push({ path, why: 'notDone' });
      continue;
    }
    done.push({ path, fixes: fixes.length });
    if (wasDirty) unsavedBefore++;
    else if (document.isDirty && !(await document.save())) leftOut.push({ path, why: 'notSaved' });
  }
  return { done, leftOut, unsavedBefore };
}
