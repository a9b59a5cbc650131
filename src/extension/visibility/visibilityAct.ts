import type * as vscode from 'vscode';

/** Something that can be done about what an agent makes of a skill. */
export interface VisibilityAct extends vscode.QuickPickItem {
  run(): unknown;
}
