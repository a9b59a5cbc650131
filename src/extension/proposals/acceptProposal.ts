import * as vscode from 'vscode';
import { toWorkspaceEdit } from '../diagnostics/toWorkspaceEdit.ts';
import type { Proposal } from './proposal.ts';

/** What became of a proposal that was accepted. */
export interface Accepted {
  readonly files: number;
  /** Had unsaved changes before; theirs to save. */
  readonly unsaved: number;
}

/**
 * Writes a proposal as one step that can be undone, and saves what was saved before. Throws, with nothing written, where a
 * file is not what the proposal was made from.
 */
export async function acceptProposal({ files }: Proposal): Promise<Accepted> {
  const edit = new vscode.WorkspaceEdit();
  const documents: { document: vscode.TextDocument; wasDirty: boolean }[] = [];
  for (const file of files) {
    if (file.kind === 'create') {
      const contents = new TextEncoder().encode(file.text);
      edit.createFile(file.uri, { overwrite: false, ignoreIfExists: false, contents });
      continue;
    }
    const document = await vscode.workspace.openTextDocument(file.uri);
    if (document.getText() !== file.before)
      throw new Error(
        `${file.uri.fsPath} has changed since this was proposed, so nothing was written. Ask again`,
      );
    documents.push({ document, wasDirty: document.isDirty });
    toWorkspaceEdit(document, file.edits, { edit });
  }
  if (!(await vscode.workspace.applyEdit(edit)))
    throw new Error('VS Code did not make the change. Nothing was written');
  const unsaved = documents.filter(({ wasDirty }) => wasDirty).length;
  for (const { document, wasDirty } of documents) {
    if (!wasDirty && document.isDirty && !(await document.save()))
      throw new Error(`${document.uri.fsPath} is changed in the editor, but could not be saved`);
  }
  return { files: files.length, unsaved };
}
