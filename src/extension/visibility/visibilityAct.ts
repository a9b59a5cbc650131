import type * as vscode from 'vscode';

/** Something that can be done about what an agent makes of a skill. */
export interface VisibilityAct extends vscode.QuickPickItem {
  /** What it is called by who does not ask: the kind of the action, `openSkill`, `switch:off`. */
  readonly id: string;
  run(): unknown;
}
