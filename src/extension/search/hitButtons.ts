import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';

/** What the buttons of a row do, in their order. */
const acts = [
  {
    ...{ icon: 'split-horizontal', tooltip: 'Open to the Side' },
    run: ({ location }: Skill) =>
      vscode.window.showTextDocument(vscode.Uri.file(location), {
        ...{ viewColumn: vscode.ViewColumn.Beside, preview: false },
      }),
  },
  {
    ...{ icon: 'comment-discussion', tooltip: 'Try in Chat' },
    run: ({ location }: Skill) => vscode.commands.executeCommand('skillManager.useInChat', location),
  },
  {
    ...{ icon: 'copy', tooltip: 'Copy Path' },
    run: ({ location }: Skill) => vscode.commands.executeCommand('skillManager.copyPath', location),
  },
] as const;

/** The buttons of a row that stands for a skill. */
export const hitButtons: readonly vscode.QuickInputButton[] = acts.map(({ icon, tooltip }) => ({
  iconPath: new vscode.ThemeIcon(icon),
  tooltip,
}));

/** Does what the button is for. */
export async function pressHitButton(button: vscode.QuickInputButton, skill: Skill): Promise<void> {
  await acts[hitButtons.indexOf(button)]?.run(skill);
}
