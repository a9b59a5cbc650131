import type { AgentId } from '../../core/agents/agent.ts';
import type { SkillRoot } from '../../core/discovery/skillFile.ts';
import type { Situation } from '../../core/visibility/situation.ts';

/** How agents are started, and the folders in which any of them may find skills. */
export interface Around {
  readonly situation: Omit<Situation, 'switches'>;
  readonly roots: readonly SkillRoot[];
  /** The agents that are asked for; all where none is named. */
  readonly asked: readonly AgentId[];
}
