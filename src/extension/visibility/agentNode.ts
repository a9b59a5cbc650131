import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import { plainLabel } from '../plainLabel.ts';
import type { TreeNode } from '../tree/treeNode.ts';
import { evidenceWords } from './evidenceWords.ts';
import { verdictWords } from './verdictWords.ts';

/** What one agent makes of the skill above. */
export class AgentNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode;
  readonly location: string;
  readonly agent: ReadingAgent;
  readonly #verdict: Verdict;
  readonly #sentence: string;

  /** @param sentence the reason, plain text */
  constructor(parent: TreeNode, location: string, agent: ReadingAgent, verdict: Verdict, sentence: string) {
    this.id = `${parent.id}/${agent.id}`;
    this.parent = parent;
    this.location = location;
    this.agent = agent;
    this.#verdict = verdict;
    this.#sentence = sentence;
  }

  children(): readonly TreeNode[] {
    return [];
  }

  item(): vscode.TreeItem {
    const { icon, color, word } = verdictWords[this.#verdict.state];
    const sentence = plainLabel(this.#sentence);
    const item = new vscode.TreeItem(this.agent.name, vscode.TreeItemCollapsibleState.None);
    item.iconPath = new vscode.ThemeIcon(icon, new vscode.ThemeColor(color));
    item.description = this.#verdict.state === 'visible' ? word : `${word} · ${sentence}`;
    item.tooltip = `${sentence}\n${evidenceWords(this.agent, this.#verdict)}`;
    item.contextValue = 'agentVerdict';
    item.command = {
      command: 'skillManager.explainVisibility',
      title: 'Show Why and What Can Be Done',
      arguments: [{ location: this.location, agent: this.agent.id }],
    };
    item.accessibilityInformation = { label: `${this.agent.name}, ${word}: ${sentence}` };
    return item;
  }
}
