import * as vscode from 'vscode';
import { claudeClient } from '../../node/claude/claudeClient.ts';
import { countClaudeTokens } from '../../node/claude/countClaudeTokens.ts';
import { claudeBaseUrl } from './claudeBaseUrl.ts';
import type { ClaudeKey } from './claudeKey.ts';

/** Asks Anthropic how many tokens a text has for one of its models; the text is sent there, which the user asked for. */
export async function countWithClaude(
  key: ClaudeKey,
  model: string,
  text: string,
  token: vscode.CancellationToken,
): Promise<number> {
  const apiKey = (await key.get()) ?? (await key.ask());
  if (!apiKey) throw new vscode.CancellationError();
  const abort = new AbortController();
  const listening = token.onCancellationRequested(() => abort.abort());
  try {
    return await countClaudeTokens(
      claudeClient({ apiKey, baseUrl: claudeBaseUrl() }),
      model,
      text,
      abort.signal,
    );
  } finally {
    listening.dispose();
  }
}
