import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { isMeasured } from './evidenceWords.ts';
import { verdictWords } from './verdictWords.ts';

export interface AgentItem extends vscode.QuickPickItem {
  readonly agent: ReadingAgent;
  readonly verdict: Verdict;
  /** The reason, plain text. */
  readonly sentence: string;
}

/** An agent in a list to pick from: what it makes of a skill, and why. */
export function agentItem(agent: ReadingAgent, verdict: Verdict, sentence: string): AgentItem {
  const { icon, color, word } = verdictWords[verdict.state];
  return {
    ...{ agent, verdict, sentence },
    label: agent.name,
    iconPath: new vscode.ThemeIcon(icon, new vscode.ThemeColor(color)),
    description: `${word} · ${isMeasured(agent, verdict) ? 'measured' : 'documented'}`,
    detail: iconlessLabel(sentence),
  };
}
