import * as vscode from 'vscode';
import type { SkillRoot } from '../../core/discovery/skillFile.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { checkNewDescription } from '../../core/tools/newSkill/checkNewDescription.ts';
import { checkNewName } from '../../core/tools/newSkill/checkNewName.ts';
import { createFile } from '../createFile.ts';
import { skillTemplate } from '../../core/tools/newSkill/skillTemplate.ts';

export interface NewSkillPlace {
  /** Absolute path of the skill folder, which need not exist yet. */
  readonly path: string;
  readonly label: string;
  readonly detail: string;
  /** The workspace folder that it belongs to, for a folder that agents would read there. */
  readonly root?: string;
}

/** Asks where, for the name and for the description; writes the skill directory and opens its SKILL.md. Nothing is overwritten. */
export async function newSkill(
  places: readonly NewSkillPlace[],
  here: Pick<SkillRoot, 'path'> | undefined,
): Promise<void> {
  const folder = here?.path ?? (await askPlace(places));
  if (folder === undefined) return;
  const taken = await namesIn(folder);
  const name = await vscode.window.showInputBox({
    title: 'New Skill: Name',
    prompt: 'It is the name of the skill directory too.',
    placeHolder: 'release-notes',
    ignoreFocusOut: true,
    validateInput: value => checkNewName(value, taken),
  });
  if (name === undefined) return;
  const description = await vscode.window.showInputBox({
    title: 'New Skill: Description',
    prompt: 'What it does and when to use it, in the third person.',
    placeHolder: 'Writes release notes from merged changes. Use when preparing a release.',
    ignoreFocusOut: true,
    validateInput: checkNewDescription,
  });
  if (description === undefined) return;
  const uri = vscode.Uri.joinPath(vscode.Uri.file(folder), name, 'SKILL.md');
  await createFile(uri, skillTemplate(name, description));
  await vscode.window.showTextDocument(uri);
}

async function askPlace(places: readonly NewSkillPlace[]): Promise<string | undefined> {
  const items = places.map(({ path, label, detail }) => ({
    label: iconlessLabel(label),
    detail: iconlessLabel(detail),
    path,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: 'New Skill: Where',
    placeHolder: 'In which skill folder?',
    ignoreFocusOut: true,
  });
  return picked?.path;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await vscode.workspace.fs.readDirectory(vscode.Uri.file(folder))).map(([name]) => name);
  } catch {
    // A folder that does not exist yet has no names.
    return [];
  }
}
