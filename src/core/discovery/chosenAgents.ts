import type { AgentId } from '../agents/agent.ts';
import type { FoundAgent } from './findAgents.ts';

/**
 * For whom problems are shown; undefined for everybody.
 *
 * @param setting what the user says; empty for: whoever is found
 * @param here the agent that the product runs in, if any: it is there whatever was found
 */
export function chosenAgents(
  setting: readonly AgentId[],
  found: readonly Pick<FoundAgent, 'id'>[],
  here: readonly AgentId[] = [],
): ReadonlySet<AgentId> | undefined {
  if (setting.length > 0) return new Set(setting);
  return found.length === 0 ? undefined : new Set([...here, ...found.map(({ id }) => id)]);
}
