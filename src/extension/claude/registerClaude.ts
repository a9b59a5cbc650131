import * as vscode from 'vscode';
import type { TokenCounter } from '../../core/ports.ts';
import { claudeClient } from '../../node/claude/claudeClient.ts';
import { listClaudeModels } from '../../node/claude/claudeModels.ts';
import { claudeVendor } from '../usagePart.ts';
import { claudeBaseUrl } from './claudeBaseUrl.ts';
import { ClaudeKey } from './claudeKey.ts';
import { ClaudeProvider } from './claudeProvider.ts';

export interface ClaudeParts {
  readonly secrets: vscode.SecretStorage;
  readonly counter: TokenCounter;
  readonly log: vscode.LogOutputChannel;
}

/** Registers the provider "Claude" and the commands for its key. */
export function registerClaude({ secrets, counter, log }: ClaudeParts): vscode.Disposable {
  const key = new ClaudeKey(secrets);
  const provider = new ClaudeProvider(key, counter, log);
  return vscode.Disposable.from(
    key,
    provider,
    vscode.lm.registerLanguageModelChatProvider(claudeVendor, provider),
    vscode.commands.registerCommand('skillManager.claude.setKey', () => setKey(key)),
    vscode.commands.registerCommand('skillManager.claude.removeKey', () => removeKey(key)),
  );
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
      `The key works: ${models.length} Claude models are in the model picker of the Chat view.`,
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    void vscode.window.showWarningMessage(`The key is kept, but: ${why}`);
  }
}

async function removeKey(key: ClaudeKey): Promise<void> {
  await key.remove();
  void vscode.window.showInformationMessage('The Claude API key is removed.');
}
