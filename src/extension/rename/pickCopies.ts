import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { iconlessLabel } from '../iconlessLabel.ts';

/** The skills of the same name elsewhere: copies for other agents, as a rule. */
export function copiesOf(skill: Skill, skills: readonly Skill[]): readonly Skill[] {
  return skills.filter(
    other => other.location !== skill.location && other.analysis.name === skill.analysis.name,
  );
}

/** Asks which copies get the new name too; those of the workspace are proposed. Undefined when the user turns away. */
export async function pickCopies(
  copies: readonly Skill[],
  name: string,
): Promise<readonly Skill[] | undefined> {
  if (copies.length === 0) return [];
  const items = copies.map(copy => ({
    label: iconlessLabel(copy.root.label),
    description: iconlessLabel(copy.directory),
    picked: copy.scope === 'project',
    copy,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: `Rename to ${name}: Copies`,
    placeHolder: 'Which skills of the same name get the new one too?',
    canPickMany: true,
    matchOnDescription: true,
    ignoreFocusOut: true,
  });
  return picked?.map(({ copy }) => copy);
}
