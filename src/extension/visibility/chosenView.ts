import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import type { AgentViews } from './agentViews.ts';
import { reasonOf } from './reasonOf.ts';

/** What the chosen agent makes of a skill. */
export interface SeenAs {
  readonly agent: ReadingAgent;
  readonly verdict: Verdict;
  /** The reason, one sentence, plain text. */
  readonly sentence: string;
}

/** Answers for the agent through whose eyes the tree is shown; says nothing while none is chosen. */
export class ChosenView {
  readonly views: AgentViews;
  readonly #chosen: () => AgentId | undefined;
  readonly #own: () => ReadonlySet<AgentId> | undefined;

  /** @param own the agents that the user has; undefined for all */
  constructor(
    views: AgentViews,
    chosen: () => AgentId | undefined,
    own: () => ReadonlySet<AgentId> | undefined,
  ) {
    this.views = views;
    this.#chosen = chosen;
    this.#own = own;
  }

  /** The agents that the user has, and of those nobody is known to use; in the order of the table. */
  get agents(): { readonly own: readonly ReadingAgent[]; readonly others: readonly ReadingAgent[] } {
    const chosen = this.#own();
    const { agents } = this.views;
    const own = agents.filter(({ id }) => chosen?.has(id) ?? true);
    return own.length === 0
      ? { own: agents, others: [] }
      : { own, others: agents.filter(agent => !own.includes(agent)) };
  }

  get agent(): ReadingAgent | undefined {
    const id = this.#chosen();
    return id && this.views.agents.find(agent => agent.id === id);
  }

  of(location: string): SeenAs | undefined {
    const { agent } = this;
    const verdict = agent && this.views.verdict(location, agent.id);
    return (
      verdict && { agent, verdict, sentence: reasonOf(verdict, agent, this.views.situationOf(location)) }
    );
  }

  /** The skill that wins over this one; undefined where none does. */
  winnerOf(location: string): string | undefined {
    const { agent } = this;
    const verdict = agent && this.views.verdict(location, agent.id);
    return verdict?.state === 'shadowed' ? verdict.by : undefined;
  }
}
