import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { FileSystem } from '../../core/ports.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { notificationText } from '../notificationText.ts';
import { comparedCopies } from './comparedCopies.ts';
import { differenceWords } from './differenceWords.ts';
import { showDifferences } from './showDifferences.ts';

/** Shows where a skill differs from one of the others, as the user picks. */
export async function compareCopies(
  skill: Skill,
  others: readonly Skill[],
  files: Pick<FileSystem, 'readFile' | 'realPath'>,
): Promise<void> {
  const name = notificationText(skill.analysis.name);
  const copies = await comparedCopies(skill, others, files);
  if (copies.length === 0) {
    await vscode.window.showInformationMessage(`There is no other skill of the name ${name}.`);
    return;
  }
  const items = copies.map(compared => ({
    label: iconlessLabel(compared.copy.root.label),
    description: iconlessLabel(differenceWords(compared.differences)),
    detail: iconlessLabel(compared.copy.directory),
    compared,
  }));
  const picked =
    (copies.length === 1 ? copies[0] : undefined) ??
    (
      await vscode.window.showQuickPick(items, {
        title: `Compare ${iconlessLabel(skill.analysis.name)} in ${iconlessLabel(skill.root.label)}`,
        placeHolder: 'With which skill of the name?',
        matchOnDetail: true,
      })
    )?.compared;
  if (!picked) return;
  if (picked.differences.length === 0) {
    await vscode.window.showInformationMessage(
      `The skill ${name} in ${notificationText(picked.copy.directory)} is the same, byte for byte.`,
    );
    return;
  }
  await showDifferences(skill, picked.copy, picked.differences);
}
