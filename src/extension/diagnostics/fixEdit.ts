import * as vscode from 'vscode';
import type { FileChange, Fix } from '../../core/rules/fix.ts';
import { extractedText } from '../../core/rules/fixes/extractedText.ts';
import { isAbsolutePath, joinPath } from '../../core/path.ts';
import type { DocumentFindings } from './documentFindings.ts';
import { toWorkspaceEdit } from './toWorkspaceEdit.ts';

/** Adds to an edit that a skill directory gets another name, with all that follows from it. */
export type RenameDirectory = (
  edit: vscode.WorkspaceEdit,
  location: string,
  name: string,
  metadata?: vscode.WorkspaceEditEntryMetadata,
) => Promise<void>;

/**
 * All that a fix changes in files and their names, as one edit; what no edit can say is `executablesOf`. A suggestion is
 * made such that VS Code shows it and waits for leave.
 */
export async function fixEdit(
  document: vscode.TextDocument,
  { location, directory, shift }: Pick<DocumentFindings, 'location' | 'directory' | 'shift'>,
  fix: Fix,
  renameDirectory: RenameDirectory,
): Promise<vscode.WorkspaceEdit> {
  const metadata = fix.safe ? undefined : { needsConfirmation: true, label: fix.title };
  const edit = new vscode.WorkspaceEdit();
  toWorkspaceEdit(document, fix.edits, { edit, shift, ...(metadata && { metadata }) });
  for (const change of fix.files ?? []) {
    if (change.kind === 'renameDirectory') await renameDirectory(edit, location, change.name, metadata);
    else addFileChange(edit, directory, change, document.getText().slice(shift), metadata);
  }
  return edit;
}

/** Absolute paths of the files that the fix makes executable. */
export function executablesOf({ files = [] }: Fix, directory: string): readonly string[] {
  return files.flatMap(change =>
    change.kind === 'makeExecutable' ? [pathInside(directory, change.path)] : [],
  );
}

function addFileChange(
  edit: vscode.WorkspaceEdit,
  directory: string,
  change: Exclude<FileChange, { kind: 'renameDirectory' }>,
  text: string,
  metadata: vscode.WorkspaceEditEntryMetadata | undefined,
): void {
  const uri = vscode.Uri.file(pathInside(directory, change.path));
  if (change.kind === 'extract') {
    const contents = new TextEncoder().encode(extractedText(text, change));
    edit.createFile(uri, { overwrite: false, ignoreIfExists: false, contents }, metadata);
  } else if (change.kind === 'rename') {
    const to = vscode.Uri.file(pathInside(directory, change.to));
    edit.renameFile(uri, to, { overwrite: false, ignoreIfExists: false }, metadata);
  }
}

/** What a skill says decides on these paths; none may lead out of its directory. */
function pathInside(directory: string, path: string): string {
  const whole = joinPath(directory, path);
  if (isAbsolutePath(path) || !whole.startsWith(`${directory}/`))
    throw new Error(`${path} leads out of the skill directory.`);
  return whole;
}
