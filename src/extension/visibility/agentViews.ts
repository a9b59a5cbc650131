import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import type { Event } from '../../core/host.ts';
import type { AgentView } from '../../core/visibility/agentView.ts';
import type { Situation } from '../../core/visibility/situation.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';

/** What every agent makes of every skill of the catalog, as its readers see it. */
export interface AgentViews {
  /** In the order of the table. */
  readonly agents: readonly ReadingAgent[];
  /** One for each workspace folder, in their order; one for the home folder where none is open. Empty before the first look. */
  readonly situations: readonly Situation[];
  /** What an agent makes of all skills when it is started in `workingDirectory`: the first workspace folder where left out. */
  view(agent: AgentId, workingDirectory?: string): AgentView | undefined;
  /** As the agent sees the skill from the workspace folder that it lies in, or from the first one. Undefined until known. */
  verdict(location: string, agent: AgentId): Verdict | undefined;
  /** The situation in which `verdict` looks at the skill. */
  situationOf(location: string): Situation | undefined;
  /** Verdicts may be others now: one event for each settled change of the catalog, the folders or the agents' settings. */
  readonly onDidChange: Event<void>;
}
