import * as vscode from 'vscode';
import { escapeMarkdown } from '../escapeMarkdown.ts';
import type { SeenAs } from './chosenView.ts';
import { evidenceWords } from './evidenceWords.ts';
import { verdictWords } from './verdictWords.ts';

/** Puts what the chosen agent makes of the skill above all else that its tooltip says. */
export function seenTooltip(
  { agent, verdict, sentence }: SeenAs,
  below: vscode.MarkdownString,
): vscode.MarkdownString {
  const { icon, word } = verdictWords[verdict.state];
  const head = `$(${icon}) **${agent.name}: ${word}**  \n${escapeMarkdown(sentence)}  \n_${escapeMarkdown(evidenceWords(agent, verdict))}_`;
  const whole = new vscode.MarkdownString(`${head}\n\n---\n\n${below.value}`, true);
  whole.isTrusted = false;
  whole.supportHtml = false;
  return whole;
}
