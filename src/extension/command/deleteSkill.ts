import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { deletionWords } from './deletionWords.ts';

/** Asks, then moves the skill directory to the trash, or deletes it where there is none. A skill reached through a link is named with its real place. */
export async function deleteSkill(skill: Skill): Promise<void> {
  const way = hasTrash() ? 'trash' : 'forGood';
  if (!(await confirm(skill, way))) return;
  if (way === 'forGood') return remove(skill, false);
  try {
    await remove(skill, true);
  } catch {
    // Some desktops have no trash for every disk. What else may be wrong is told when deleting fails as well.
    if (await confirm(skill, 'trashFailed')) await remove(skill, false);
  }
}

/** Only the desktop has one: files on a server, in a container or behind a browser have none. */
function hasTrash(): boolean {
  return vscode.env.remoteName === undefined && vscode.env.uiKind === vscode.UIKind.Desktop;
}

async function confirm(skill: Skill, way: 'trash' | 'forGood' | 'trashFailed'): Promise<boolean> {
  const { question, detail, button, harmless } = deletionWords(skill, way);
  const buttons = harmless === undefined ? [button] : [harmless, button];
  const answer = await vscode.window.showWarningMessage(question, { modal: true, detail }, ...buttons);
  if (answer === harmless && answer !== undefined) {
    await vscode.commands.executeCommand('vscode.open', vscode.Uri.file(skill.location));
  }
  return answer === button;
}

async function remove(skill: Skill, useTrash: boolean): Promise<void> {
  await vscode.workspace.fs.delete(vscode.Uri.file(skill.directory), { recursive: true, useTrash });
}
