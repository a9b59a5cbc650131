import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { formatTokens } from '../../core/tokens/formatTokens.ts';
import type { ClaudeKey } from '../claude/claudeKey.ts';
import { claudeVendor, placeholderId } from '../claudeVendor.ts';
import { counterOf } from '../counterOf.ts';
import { countGpt } from './countGpt.ts';

interface Way extends vscode.QuickPickItem {
  count(token: vscode.CancellationToken): Thenable<number>;
}

/** Counts one SKILL.md as the user picks: as a model in VS Code does, as Anthropic does for Claude, or as GPT does, offline. */
export async function countExactly(
  skill: Skill,
  text: string,
  tokenizer: vscode.Uri,
  key: ClaudeKey,
): Promise<void> {
  const offline: Way = {
    label: 'GPT-4o and later',
    description: 'offline · o200k',
    count: () => countGpt(tokenizer.fsPath, text),
  };
  const chatModels = (await vscode.lm.selectChatModels()).filter(({ id }) => id !== placeholderId);
  const models = chatModels.map((model): Way => {
    const { id, name: label, vendor, family } = model;
    return vendor === claudeVendor
      ? { label, description: 'asks Anthropic', count: token => askAnthropic(key, id, text, token) }
      : { label, description: `${vendor} · ${family}`, count: token => model.countTokens(text, token) };
  });
  const picked = await vscode.window.showQuickPick([...models, offline], {
    title: `Count the Tokens of ${skill.analysis.name}`,
    placeHolder: 'As which model counts?',
  });
  if (!picked) return;
  const title = `Counting as ${picked.label} does`;
  const count = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title, cancellable: true },
    (_progress, token) => picked.count(token),
  );
  const { catalog, instructions } = skill.analysis.tokens;
  void vscode.window.showInformationMessage(
    `${skill.analysis.name}: SKILL.md has ${formatTokens(count, { exact: true, label: picked.label })}. ` +
      `Shown in the tree: ${formatTokens(instructions, counterOf(skill))} of instructions, ` +
      `${formatTokens(catalog, counterOf(skill))} for the catalog entry.`,
  );
}

async function askAnthropic(
  key: ClaudeKey,
  model: string,
  text: string,
  token: vscode.CancellationToken,
): Promise<number> {
  // Claude's API takes long to load, and few need it.
  const { countWithClaude } = await import('../registerChat.ts');
  return countWithClaude(key, model, text, token);
}
