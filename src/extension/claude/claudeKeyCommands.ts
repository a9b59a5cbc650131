import * as vscode from 'vscode';
import { claudeClient } from '../../node/claude/claudeClient.ts';
import { listClaudeModels } from '../../node/claude/claudeModels.ts';
import { notificationText } from '../notificationText.ts';
import { pickEndpoint } from './claudeEndpoints.ts';
import type { ClaudeKey } from './claudeKey.ts';

/** What the commands for the key do. */
export function claudeKeyCommands(
  key: ClaudeKey,
): Record<'skillManager.claude.setKey' | 'skillManager.claude.removeKey', () => Promise<void>> {
  return {
    'skillManager.claude.setKey': () => setKey(key),
    'skillManager.claude.removeKey': async () => {
      const endpoint = await pickEndpoint('Remove Claude API Key');
      if (endpoint === undefined) return;
      await key.remove(endpoint);
      void vscode.window.showInformationMessage('The Claude API key is removed.');
    },
  };
}

/** Keeps the key whatever the API says of it: the network may be down, or the API another's. */
async function setKey(key: ClaudeKey): Promise<void> {
  const endpoint = await pickEndpoint('Set Claude API Key');
  const apiKey = endpoint && (await key.ask(endpoint));
  if (endpoint === undefined || apiKey === undefined) return;
  try {
    const client = claudeClient({ apiKey, baseUrl: endpoint.baseUrl, timeout: 10_000, retries: 0 });
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
