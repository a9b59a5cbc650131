import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import type { Breathe } from '../../core/inSlices.ts';
import type { AgentView } from '../../core/visibility/agentView.ts';
import type { SeenSkill } from '../../core/visibility/candidate.ts';
import type { Situation } from '../../core/visibility/situation.ts';
import { Visibility } from '../../core/visibility/visibility.ts';

/** Skills that one agent is told of in one turn of the event loop: some milliseconds. */
const atOnce = 2000;

/** What the agents make of the skills when they are started in one folder. */
export class FolderViews {
  readonly situation: Situation;
  /** One for each agent, so that there can be a breath between two. */
  readonly #agents: ReadonlyMap<AgentId, Visibility>;
  #first = true;

  constructor(agents: readonly ReadingAgent[], situation: Situation) {
    this.situation = situation;
    this.#agents = new Map(agents.map(agent => [agent.id, new Visibility([agent], situation)]));
  }

  view(agent: AgentId): AgentView | undefined {
    return this.#agents.get(agent)?.view(agent);
  }

  /** Takes over all skills, agent by agent; what is no other object than before costs nothing. */
  async update(skills: readonly SeenSkill[], breathe: Breathe): Promise<void> {
    for (const visibility of this.#agents.values()) {
      for (let upTo = atOnce; this.#first && upTo < skills.length; upTo += atOnce) {
        await breathe();
        visibility.update(skills.slice(0, upTo));
      }
      await breathe();
      visibility.update(skills);
    }
    this.#first = false;
  }
}
