import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { describeProblems } from '../describeProblems.ts';

/** Opens the Problems panel and says in one line what was found. */
export async function checkAll(skills: readonly Skill[]): Promise<void> {
  const findings = skills.flatMap(skill => skill.findings);
  const troubled = skills.filter(skill => skill.findings.length > 0).length;
  const checked = `${skills.length} skill${skills.length === 1 ? '' : 's'} checked`;
  if (findings.length > 0) await vscode.commands.executeCommand('workbench.actions.view.problems');
  void vscode.window.showInformationMessage(
    findings.length === 0
      ? `${checked}: no problems.`
      : `${checked}: ${describeProblems(findings)} in ${troubled} of them.`,
  );
}
