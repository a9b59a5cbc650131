import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import { explainVerdict } from '../../core/visibility/explainVerdict.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { evidenceWords } from './evidenceWords.ts';
import { verdictWords } from './verdictWords.ts';

export interface AgentItem extends vscode.QuickPickItem {
  readonly agent: ReadingAgent;
  readonly verdict: Verdict;
}

/** An agent in a list to pick from: what it makes of a skill, and why. */
export function agentItem(agent: ReadingAgent, verdict: Verdict): AgentItem {
  const { icon, color, word } = verdictWords[verdict.state];
  return {
    ...{ agent, verdict },
    label: agent.name,
    iconPath: new vscode.ThemeIcon(icon, new vscode.ThemeColor(color)),
    description: word,
    detail: iconlessLabel(`${explainVerdict(verdict, agent)} ${evidenceWords(agent, verdict)}`),
  };
}
