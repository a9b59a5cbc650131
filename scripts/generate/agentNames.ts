import { agents } from '../../src/core/agents/index.ts';
import type { AgentId } from '../../src/core/agents/agent.ts';

/** The names of agents, in the order of the table, joined by commas. */
export function agentNames(ids: readonly AgentId[]): string {
  return agents
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
}
