import * as vscode from 'vscode';
import { maxSkillBytes } from '../../core/catalog/maxSkillBytes.ts';
import type { Decode, FileSystem } from '../../core/ports.ts';
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
  readonly files: Pick<FileSystem, 'readFile'>;
  readonly decode: Decode;
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
    if (!wasDirty) {
      const read = await parts.files.readFile(path, maxSkillBytes);
      const disk = read.ok ? parts.decode(read.value) : undefined;
      if (disk?.invalid === true) return { path, why: 'notUtf8' };
      // VS Code gives a file with mixed line ends new ones, and saves them all.
      if (disk?.text.replace(/^\ufeff/, '') !== document.getText()) return { path, why: 'changed' };
    }
    const shift = textShift(document.getText(), hash, parts.digest);
    return shift === undefined ? { path, why: 'changed' } : { file, document, shift, version, wasDirty };
  } catch {
    // VS Code opens neither what is gone nor what it takes for binary.
    return { path, why: 'unreadable' };
  }
}
