import * as vscode from 'vscode';
import type { AgentId } from '../../core/agents/agent.ts';
import type { TreeNode } from '../tree/treeNode.ts';
import { AgentNode } from './agentNode.ts';
import type { AgentViews } from './agentViews.ts';

/** Who sees the skill above; the agents that the user has come first. */
export class VisibilityNode implements TreeNode {
  readonly id: string;
  readonly parent: TreeNode;
  readonly #location: string;
  readonly #views: AgentViews;
  readonly #own: () => ReadonlySet<AgentId> | undefined;

  /** @param own the agents that the user has; undefined for all */
  constructor(
    parent: TreeNode,
    location: string,
    views: AgentViews,
    own: () => ReadonlySet<AgentId> | undefined,
  ) {
    this.id = `${parent.id}/#visibility`;
    this.parent = parent;
    this.#location = location;
    this.#views = views;
    this.#own = own;
  }

  children(): readonly AgentNode[] {
    const own = this.#own();
    const first = this.#views.agents.filter(({ id }) => own?.has(id) ?? true);
    const rest = this.#views.agents.filter(agent => !first.includes(agent));
    return [...first, ...rest].flatMap(agent => {
      const verdict = this.#views.verdict(this.#location, agent.id);
      return verdict ? [new AgentNode(this, this.#location, agent, verdict)] : [];
    });
  }

  item(): vscode.TreeItem {
    const item = new vscode.TreeItem('Visibility', vscode.TreeItemCollapsibleState.Collapsed);
    const words = this.summary();
    item.description = words;
    item.iconPath = new vscode.ThemeIcon('eye');
    item.contextValue = 'visibility';
    item.tooltip = 'Which agents see this skill, and why';
    item.accessibilityInformation = { label: words === '' ? 'Visibility' : `Visibility, ${words}` };
    return item;
  }

  /** `seen by 3 of your 4 agents`; empty until it is known. */
  summary(): string {
    const own = this.#own();
    const agents = this.#views.agents.filter(({ id }) => own?.has(id) ?? true);
    const states = agents.map(({ id }) => this.#views.verdict(this.#location, id)?.state);
    if (states.includes(undefined)) return '';
    const seen = states.filter(state => state === 'visible').length;
    const of = own ? `your ${agents.length}` : String(agents.length);
    return `seen by ${seen} of ${of} agent${agents.length === 1 ? '' : 's'}`;
  }
}
