import type { Agent, AgentId, ReadingAgent } from '../agent.ts';
import { agents } from '../index.ts';

/** The agents of which it is known what they make of the files in their folders, in the order of the table. */
export const readingAgents: readonly ReadingAgent[] = agents.filter(isReading);

export function readingAgent(id: AgentId): ReadingAgent | undefined {
  return readingAgents.find(agent => agent.id === id);
}

function isReading(agent: Agent): agent is ReadingAgent {
  return agent.behaviour !== undefined;
}
