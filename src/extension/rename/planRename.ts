import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { PathBases, Renaming } from '../../core/catalog/rename/renameEdits.ts';
import type { CancellationToken } from '../../core/host.ts';
import { baseName, joinPath, parentPath } from '../../core/path.ts';
import type { Decode, FileSystem } from '../../core/ports.ts';
import { applyEdits } from '../../core/text.ts';
import type { OpenDocuments } from '../openDocuments.ts';
import { pathOf } from '../pathOf.ts';
import { toWorkspaceEdit } from '../diagnostics/toWorkspaceEdit.ts';
import { markdownOf, type MarkdownOfSkill } from './markdownOf.ts';

/** What renaming needs of the rest. */
export interface RenameParts {
  readonly skills: () => readonly Skill[];
  readonly files: Pick<FileSystem, 'stat' | 'realPath' | 'readFile' | 'readDirectory'>;
  readonly decode: Decode;
  readonly open: Pick<OpenDocuments, 'documentsOf'>;
  readonly bases: () => PathBases;
}

/** What one rename does. */
export interface RenamePlan {
  /** What each text that changes is to be, by the path of its file before. */
  readonly texts: ReadonlyMap<string, string>;
  readonly directories: readonly { readonly from: string; readonly to: string }[];
}

/** Bytes; what is longer is no text that anybody has written. */
const maxBytes = 512 * 1024;

/**
 * Adds to `edit` all that follows when skills get other names: their name fields, their directories, and the paths in the
 * Markdown of every skill that lead there. Rejects, with a sentence for people, where one of them cannot be renamed.
 * Undefined when cancelled.
 */
export async function planRename(
  edit: vscode.WorkspaceEdit,
  renamings: readonly Renaming[],
  parts: RenameParts,
  token: CancellationToken,
  metadata?: vscode.WorkspaceEditEntryMetadata,
): Promise<RenamePlan | undefined> {
  // It brings the parser along, which few need.
  const { renameEdits } = await import('../withParser.ts');
  const bases = parts.bases();
  const directories = [];
  for (const renaming of renamings) directories.push(await checked(renaming, parts));
  const texts = new Map<string, string>();
  for (const file of markdownOf(parts.skills(), maxBytes)) {
    if (token.isCancellationRequested) return undefined;
    const text = await textOf(file, parts);
    const found = text === undefined ? [] : renameEdits(file, text, renamings, bases);
    if (found?.length === 0) continue;
    const document = await documentOf(file, parts);
    const edits = renameEdits(file, document.getText(), renamings, bases);
    if (!edits) {
      throw new Error(`The name in ${file.path} cannot be replaced: mend its frontmatter first.`);
    }
    toWorkspaceEdit(document, edits, { edit, ...(metadata && { metadata }) });
    texts.set(file.path, applyEdits(document.getText(), edits));
  }
  const moved = directories.filter(({ from, to }) => from !== to);
  for (const { from, to } of moved) {
    const options = { overwrite: false, ignoreIfExists: false };
    edit.renameFile(vscode.Uri.file(from), vscode.Uri.file(to), options, metadata);
  }
  return { texts, directories: moved };
}

async function checked(
  { skill, name }: Renaming,
  { files, skills, bases }: RenameParts,
): Promise<RenamePlan['directories'][number]> {
  const { directory } = skill;
  const to = joinPath(parentPath(directory), name);
  if (to === directory) return { from: directory, to };
  const roots = skills().flatMap(({ ways }) => ways.map(({ root }) => root.path));
  if ([...bases().workspaceFolders, ...roots].includes(directory)) {
    throw new Error(`${directory} is a skill folder or a workspace folder itself and keeps its name.`);
  }
  const there = await files.realPath(to);
  // Where the file system takes capitals for small letters, the new name leads to the same directory.
  if (there.ok && there.value !== directory && there.value.toLowerCase() !== directory.toLowerCase()) {
    throw new Error(`There is a ${baseName(to)} in ${parentPath(to)} already. Nothing was renamed.`);
  }
  return { from: directory, to };
}

/** What an editor holds, else what the disk has; undefined of what is no UTF-8, which an edit would spoil. */
async function textOf(
  file: MarkdownOfSkill,
  { files, decode, open }: RenameParts,
): Promise<string | undefined> {
  const document = openDocument(file, open);
  if (document) return document.getText();
  const read = await files.readFile(file.path, maxBytes);
  const decoded = read.ok ? decode(read.value) : undefined;
  return decoded && !decoded.invalid ? decoded.text : undefined;
}

async function documentOf(file: MarkdownOfSkill, { open }: RenameParts): Promise<vscode.TextDocument> {
  return openDocument(file, open) ?? (await vscode.workspace.openTextDocument(vscode.Uri.file(file.path)));
}

function openDocument(
  { path, location }: MarkdownOfSkill,
  open: RenameParts['open'],
): vscode.TextDocument | undefined {
  return path === location
    ? open.documentsOf(location)[0]
    : vscode.workspace.textDocuments.find(({ uri }) => pathOf(uri) === path);
}
