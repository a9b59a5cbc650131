import * as vscode from 'vscode';
import type { OpenDocuments } from '../openDocuments.ts';
import { textShift } from '../textShift.ts';
import type { FixableFile } from './fixableFiles.ts';
import type { LeftOut } from './fixSummary.ts';

/** A file that can be fixed now: its document has the very text that was checked. */
export interface OpenedFile {
  readonly file: FixableFile;
  readonly document: vscode.TextDocument;
  readonly shift: 0 | -1;
  readonly version: number;
  readonly wasDirty: boolean;
}

/** What opening needs of the rest. */
export interface OpenParts {
  readonly open: Pick<OpenDocuments, 'documentsOf'>;
  /** The SHA-256 of a text. */
  readonly digest: (text: string) => string;
  /** By its path. */
  readonly isWritable: (path: string) => Promise<boolean>;
}

/** Opens the file, or says why nothing is to be written to it. */
export async function openFixable(file: FixableFile, parts: OpenParts): Promise<OpenedFile | LeftOut> {
  const { path, location, hash } = file;
  if (hash === undefined) return { path, why: 'notUtf8' };
  if (!(await parts.isWritable(path))) return { path, why: 'unwritable' };
  try {
    const shown = path === location ? parts.open.documentsOf(location)[0] : undefined;
    const document = shown ?? (await vscode.workspace.openTextDocument(vscode.Uri.file(path)));
    const { version, isDirty: wasDirty } = document;
    // What was checked of any file but SKILL.md lies on disk.
    if (wasDirty && path !== location) return { path, why: 'unsaved' };
    const shift = textShift(document.getText(), hash, parts.digest);
    return shift === undefined ? { path, why: 'changed' } : { file, document, shift, version, wasDirty };
  } catch {
    // VS Code opens neither what is gone nor what it takes for binary.
    return { path, why: 'unreadable' };
  }
}
