import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';
import { formatTokens } from '../../core/tokens/formatTokens.ts';
import { counterOf } from '../counterOf.ts';
import { countGpt } from './countGpt.ts';

interface Way extends vscode.QuickPickItem {
  count(token: vscode.CancellationToken): Thenable<number>;
}

/** Counts one SKILL.md with the tokenizer that the user picks: that of a model in VS Code, or GPT's offline. */
export async function countExactly(skill: Skill, text: string, tokenizer: vscode.Uri): Promise<void> {
  const offline: Way = {
    label: 'GPT-4o and later',
    description: 'offline · o200k',
    count: () => countGpt(tokenizer.fsPath, text),
  };
  const models = (await vscode.lm.selectChatModels()).map((model): Way => ({
    label: model.name,
    description: `${model.vendor} · ${model.family}`,
    count: token => model.countTokens(text, token),
  }));
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
