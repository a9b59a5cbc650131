import * as vscode from 'vscode';
import type { Skill } from '../../core/catalog/skill.ts';

/** Counts one SKILL.md with the tokenizer of a model that the user picks, and says which model that was. */
export async function countExactly(skill: Skill, text: string): Promise<void> {
  const models = await vscode.lm.selectChatModels();
  if (models.length === 0) {
    void vscode.window.showInformationMessage(
      'No language model is available to count with. The tree shows offline estimates.',
    );
    return;
  }
  const items = models.map(model => ({
    label: model.name,
    description: `${model.vendor} · ${model.family}`,
    model,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: `Count the Tokens of ${skill.analysis.name}`,
    placeHolder: 'With which model?',
  });
  if (!picked) return;
  const count = await vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: `Counting with ${picked.label}`,
      cancellable: true,
    },
    (_progress, token) => picked.model.countTokens(text, token),
  );
  const estimate = skill.analysis.tokens.catalog + skill.analysis.tokens.instructions;
  void vscode.window.showInformationMessage(
    `SKILL.md of ${skill.analysis.name}: ${count.toLocaleString('en')} tokens as counted by ${picked.label}. ` +
      `The offline estimate is ${estimate.toLocaleString('en')}.`,
  );
}
