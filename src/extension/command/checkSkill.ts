import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { describeProblems } from '../describeProblems.ts';
import { notificationText } from '../notificationText.ts';
import { fileOf } from '../fileOf.ts';
import { toRange } from '../toRange.ts';

/** Opens the file with the gravest problem at its place, or says that there is none. */
export async function checkSkill(skill: Skill): Promise<void> {
  const name = notificationText(skill.analysis.name);
  const worst = skill.findings[0];
  if (!worst) {
    void vscode.window.showInformationMessage(`${name}: no problems.`);
    return;
  }
  await vscode.window.showTextDocument(vscode.Uri.file(fileOf(skill, worst)), {
    selection: toRange(worst.range),
  });
  void vscode.window.showInformationMessage(`${name}: ${describeProblems(skill.findings)}.`);
}
