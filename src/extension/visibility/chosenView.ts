import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import { explainVerdict } from '../../core/visibility/explainVerdict.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';
import type { AgentViews } from './agentViews.ts';

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

  constructor(views: AgentViews, chosen: () => AgentId | undefined) {
    this.views = views;
    this.#chosen = chosen;
  }

  get agent(): ReadingAgent | undefined {
    const id = this.#chosen();
    return id && this.views.agents.find(agent => agent.id === id);
  }

  of(location: string): SeenAs | undefined {
    const { agent } = this;
    const verdict = agent && this.views.verdict(location, agent.id);
    return verdict && { agent, verdict, sentence: explainVerdict(verdict, agent) };
  }

  /** The skill that wins over this one; undefined where none does. */
  winnerOf(location: string): string | undefined {
    const { agent } = this;
    const verdict = agent && this.views.verdict(location, agent.id);
    return verdict?.state === 'shadowed' ? verdict.by : undefined;
  }
}
