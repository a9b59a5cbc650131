import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';

/**
 * Opens the Chat view with what brings the skills into the conversation, and leaves sending to the user: of one `/load NAME`,
 * typed in; several are attached, as their folders, whose names tell them apart.
 */
export async function useInChat(skills: readonly Skill[]): Promise<void> {
  const [first] = skills;
  if (!first) return;
  const several = skills.length > 1;
  await vscode.commands.executeCommand('workbench.action.chat.open', {
    query: several ? '@skills ' : `@skills /load ${first.analysis.name} `,
    isPartialQuery: true,
    ...(several && { attachFiles: skills.map(({ directory }) => vscode.Uri.file(directory)) }),
  });
}
