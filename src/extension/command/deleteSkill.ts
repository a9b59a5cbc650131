import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';

/** Asks, then moves the skill directory to the trash. A skill reached through a link is named with its real place. */
export async function deleteSkill(skill: Skill): Promise<void> {
  const directory = vscode.Uri.file(skill.directory);
  const count = skill.resources.length + 1;
  const trash = 'Move to Trash';
  const answer = await vscode.window.showWarningMessage(
    `Delete the skill ${skill.analysis.name}?`,
    {
      modal: true,
      detail: `${skill.directory} with ${count} file${count === 1 ? '' : 's'} goes to the trash.`,
    },
    trash,
  );
  if (answer !== trash) return;
  try {
    await vscode.workspace.fs.delete(directory, { recursive: true, useTrash: true });
  } catch (error) {
    await deleteForGood(skill, directory, error);
  }
}

/** Remote machines often have no trash: ask again, saying so. */
async function deleteForGood(skill: Skill, directory: vscode.Uri, reason: unknown): Promise<void> {
  const forGood = 'Delete for Good';
  const answer = await vscode.window.showWarningMessage(
    `${skill.analysis.name} could not be moved to the trash.`,
    {
      modal: true,
      detail: `${reason instanceof Error ? reason.message : String(reason)}\n\nDeleting ${skill.directory} for good cannot be undone.`,
    },
    forGood,
  );
  if (answer === forGood) {
    await vscode.workspace.fs.delete(directory, { recursive: true, useTrash: false });
  }
}
