import * as vscode from 'vscode';
import type { TreeNode } from '../tree/treeNode.ts';
import { AgentNode } from './agentNode.ts';
import type { ChosenView } from './chosenView.ts';
import { reasonOf } from './reasonOf.ts';

/** Who sees the skill above; the agents that the user has come first. */
export class VisibilityNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode;
  readonly #location: string;
  readonly #seen: Pick<ChosenView, 'agents' | 'views'>;

  constructor(parent: TreeNode, location: string, seen: Pick<ChosenView, 'agents' | 'views'>) {
    this.id = `${parent.id}/#visibility`;
    this.parent = parent;
    this.#location = location;
    this.#seen = seen;
  }

  children(): readonly AgentNode[] {
    const { views } = this.#seen;
    const { own, others } = this.#seen.agents;
    return [...own, ...others].flatMap(agent => {
      const verdict = views.verdict(this.#location, agent.id);
      if (!verdict) return [];
      const sentence = reasonOf(verdict, agent, views.situationOf(this.#location));
      return [new AgentNode(this, this.#location, agent, verdict, sentence)];
    });
  }

  item(): vscode.TreeItem {
    const item = new vscode.TreeItem('Visibility', vscode.TreeItemCollapsibleState.Collapsed);
    const words = this.#summary();
    item.description = words;
    item.iconPath = new vscode.ThemeIcon('eye');
    item.contextValue = 'visibility';
    item.tooltip = 'Which agents see this skill, and why';
    item.accessibilityInformation = { label: words === '' ? 'Visibility' : `Visibility, ${words}` };
    return item;
  }

  /** `seen by 3 of your 4 agents`; empty until it is known. */
  #summary(): string {
    const { own, others } = this.#seen.agents;
    const states = own.map(({ id }) => this.#seen.views.verdict(this.#location, id)?.state);
    if (states.includes(undefined)) return '';
    const seen = states.filter(state => state === 'visible').length;
    const all = others.length === 0 ? String(own.length) : `your ${own.length}`;
    return `seen by ${seen} of ${all} agent${own.length === 1 ? '' : 's'}`;
  }
}
