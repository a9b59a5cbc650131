import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { isInside, parentPath } from '../../core/path.ts';
import { linkFolder } from '../../node/linkFolder.ts';
import { pathOf } from '../pathOf.ts';
import type { ActParts } from './actParts.ts';

/** Links, copies or moves a skill directory into a folder that an agent reads; can be undone. Nothing is overwritten. */
export async function placeSkill(
  skill: Skill,
  kind: 'link' | 'copy' | 'move',
  to: string,
  { places, files }: Pick<ActParts, 'places' | 'files'>,
): Promise<void> {
  const { directory, analysis } = skill;
  const { name } = analysis;
  const exists = async (path: string): Promise<boolean> => (await files.realPath(path)).ok;
  if (await exists(to)) throw new Error(`There is something at ${to} already. Rename one of the two.`);
  // Folders that are made on the way go with the undo.
  let top = to;
  while (parentPath(top) !== top && !(await exists(parentPath(top)))) top = parentPath(top);
  const [source, target] = [vscode.Uri.file(directory), vscode.Uri.file(to)];
  await places.make(kind === 'move' ? [directory, top] : [top], async () => {
    if (kind === 'move') {
      const edit = new vscode.WorkspaceEdit();
      edit.renameFile(source, target, { overwrite: false });
      if (!(await vscode.workspace.applyEdit(edit)))
        throw new Error(`${directory} could not be moved to ${to}.`);
      return `The skill ${name} was moved to ${to}.`;
    }
    if (kind === 'link' && (await linkFolder(to, directory, commonFolder(directory, to))))
      return `${to} is now a link to the skill ${name}.`;
    await vscode.workspace.fs.copy(source, target, { overwrite: false });
    return kind === 'copy'
      ? `The skill ${name} was copied to ${to}.`
      : `This system allows no link there, so the skill ${name} was copied to ${to}.`;
  });
}

/** The workspace folder in which both lie. */
function commonFolder(...paths: readonly string[]): string | undefined {
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => pathOf(uri));
  return folders.find(folder => folder !== undefined && paths.every(path => isInside(path, folder)));
}
