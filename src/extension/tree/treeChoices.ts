import type * as vscode from 'vscode';
import type { AgentId } from '../../core/agents/agent.ts';
import { readingAgents } from '../../core/agents/reading/readingAgents.ts';
import { Emitter, type Disposable } from '../../core/host.ts';
import type { SkillOrder } from './skillOrder.ts';

/** How the rows are laid out: by skill folder, or all in one list. */
export type Arrangement = 'folder' | 'flat';

const orders: readonly SkillOrder[] = ['name', 'tokens', 'problems'];

/** The user's choice of order, arrangement and agent, kept with the workspace. */
export class TreeChoices implements Disposable {
  readonly #memento: vscode.Memento;
  readonly #changed = new Emitter<void>();
  readonly onDidChange = this.#changed.event;

  constructor(memento: vscode.Memento) {
    this.#memento = memento;
  }

  get order(): SkillOrder {
    const kept = this.#memento.get('tree.order');
    return orders.find(order => order === kept) ?? 'name';
  }

  get arrangement(): Arrangement {
    return this.#memento.get('tree.arrangement') === 'flat' ? 'flat' : 'folder';
  }

  /** Through whose eyes the skills are shown; undefined for nobody's. */
  get agent(): AgentId | undefined {
    const kept = this.#memento.get('tree.agent');
    return readingAgents.find(({ id }) => id === kept)?.id;
  }

  async setOrder(order: SkillOrder): Promise<void> {
    await this.#memento.update('tree.order', order);
    this.#changed.fire();
  }

  async setArrangement(arrangement: Arrangement): Promise<void> {
    await this.#memento.update('tree.arrangement', arrangement);
    this.#changed.fire();
  }

  async setAgent(agent: AgentId | undefined): Promise<void> {
    await this.#memento.update('tree.agent', agent);
    this.#changed.fire();
  }

  dispose(): void {
    this.#changed.dispose();
  }
}
