import type * as vscode from 'vscode';
import type { CommandId } from '../ids/commandIds.ts';

/** A button that asks for the key of Claude's API. */
export function offerKey(response: Pick<vscode.ChatResponseStream, 'button'>): void {
  const command: CommandId = 'skillManager.claude.setKey';
  response.button({ command, title: 'Set Claude API Key…' });
}
