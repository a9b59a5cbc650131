import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import type { ClaudeKey } from '../claude/claudeKey.ts';
import { claudeVendor, placeholderId } from '../claudeVendor.ts';
import { counterOf } from '../counterOf.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { notificationText } from '../notificationText.ts';
import { countGpt } from './countGpt.ts';
import { exactCountText } from './exactCountText.ts';

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
    const { id, vendor } = model;
    const label = iconlessLabel(model.name);
    const description = iconlessLabel(`${vendor} · ${model.family}`);
    return vendor === claudeVendor
      ? { label, description: 'asks Anthropic', count: token => askAnthropic(key, id, text, token) }
      : { label, description, count: token => model.countTokens(text, token) };
  });
  const picked = await vscode.window.showQuickPick([...models, offline], {
    title: `Count the Tokens of ${iconlessLabel(skill.analysis.name)}`,
    placeHolder: 'As which model counts?',
  });
  if (!picked) return;
  const title = notificationText(`Counting as ${picked.label} does`);
  const count = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title, cancellable: true },
    (_progress, token) => picked.count(token),
  );
  const counter = counterOf(skill);
  void vscode.window.showInformationMessage(
    exactCountText(
      skill.analysis.name,
      { count, model: picked.label },
      { count: counter.count(text), label: counter.label, exact: counter.exact },
    ),
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
