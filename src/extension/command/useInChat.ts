import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';

/** Opens the Chat view with `@skills /load NAME` typed in; sending is left to the user. */
export async function useInChat(skill: Skill): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.chat.open', {
    query: `@skills /load ${skill.analysis.name} `,
    isPartialQuery: true,
  });
}
