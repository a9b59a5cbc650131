import * as vscode from 'vscode';
import { claudeClient } from '../../node/claude/claudeClient.ts';
import { listClaudeModels } from '../../node/claude/claudeModels.ts';
import { notificationText } from '../notificationText.ts';
import { claudeBaseUrl } from './claudeBaseUrl.ts';
import type { ClaudeKey } from './claudeKey.ts';

/** What the commands for the key do. */
export function claudeKeyCommands(
  key: ClaudeKey,
): Record<'skillManager.claude.setKey' | 'skillManager.claude.removeKey', () => Promise<void>> {
  return {
    'skillManager.claude.setKey': () => setKey(key),
    'skillManager.claude.removeKey': async () => {
      await key.remove();
      void vscode.window.showInformationMessage('The Claude API key is removed.');
    },
  };
}

/** Keeps the key whatever the API says of it: the network may be down, or the API another's. */
async function setKey(key: ClaudeKey): Promise<void> {
  const apiKey = await key.ask();
  if (apiKey === undefined) return;
  try {
    const client = claudeClient({ apiKey, baseUrl: claudeBaseUrl(), timeout: 10_000, retries: 0 });
    const models = await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title: 'Asking Claude for its models…' },
      () => listClaudeModels(client, AbortSignal.timeout(20_000)),
    );
    void vscode.window.showInformationMessage(
      `The key works: ${models.length} Claude models are in the model picker.`,
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    void vscode.window.showWarningMessage(notificationText(`The key is kept, but: ${why}`));
  }
}
