import type { AgentId } from '../core/agents/agent.ts';
import { agents } from '../core/agents/index.ts';

/** For whom problems are shown, beside the title of the view: `for Codex`, `for 4 agents`; empty for everybody. */
export function agentWords(chosen: ReadonlySet<AgentId> | undefined): string {
  if (!chosen) return '';
  const names = agents.filter(({ id }) => chosen.has(id)).map(({ name }) => name);
  return names.length === 1 ? `for ${names.join()}` : `for ${names.length} agents`;
}
