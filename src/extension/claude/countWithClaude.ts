import * as vscode from 'vscode';
import { claudeClient } from '../../node/claude/claudeClient.ts';
import { countClaudeTokens } from '../../node/claude/countClaudeTokens.ts';
import { CountedTexts } from '../../node/claude/countedTexts.ts';
import { claudeBaseUrl } from './claudeBaseUrl.ts';
import type { ClaudeKey } from './claudeKey.ts';

/** For as long as VS Code runs. */
const counted = new CountedTexts();

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
    const baseUrl = claudeBaseUrl();
    return await counted.of(`${baseUrl} ${model}`, text, () =>
      countClaudeTokens(claudeClient({ apiKey, baseUrl }), model, text, abort.signal),
    );
  } finally {
    listening.dispose();
  }
}
