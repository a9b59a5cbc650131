import * as vscode from 'vscode';
import { fileOf, type CopyDifference } from '../../core/catalog/copies/copyDifferences.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { plainLabel } from '../plainLabel.ts';

/** Opens the files in which two skills differ side by side: one in the diff editor, several in the editor for many. */
export async function showDifferences(
  left: Skill,
  right: Skill,
  differences: readonly CopyDifference[],
): Promise<void> {
  const title = plainLabel(`${left.analysis.name}: ${left.root.label} ↔ ${right.root.label}`);
  const uriIn = (skill: Skill, path: string): vscode.Uri => vscode.Uri.file(fileOf(skill, path));
  const [only] = differences;
  if (only?.in === 'both' && differences.length === 1) {
    await vscode.commands.executeCommand(
      'vscode.diff',
      uriIn(left, only.path),
      uriIn(right, only.path),
      `${title} (${plainLabel(only.path)})`,
    );
    return;
  }
  const changes = differences.map(({ path, in: where }) => [
    uriIn(where === 'first' ? left : right, path),
    where === 'second' ? undefined : uriIn(left, path),
    where === 'first' ? undefined : uriIn(right, path),
  ]);
  await vscode.commands.executeCommand('vscode.changes', title, changes);
}
