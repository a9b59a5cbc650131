import type { AgentId } from '../../core/agents/agent.ts';
import { usualLimit } from '../../core/search/skillIndex.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** What `search` and `eval` take besides. */
export const searchFlags = { limit: { type: 'string' } } as const;

export interface SearchOptions {
  /** What is looked for; of `eval`, the file of cases. */
  readonly subject: string;
  readonly limit: number;
  /** The agent whose skills are searched; all unless it is given. */
  readonly agent: AgentId | undefined;
}

/** The error is bad usage, in a sentence. */
export function searchOptions(
  subject: string | undefined,
  limit: string | undefined,
  agents: readonly AgentId[],
): Result<SearchOptions, string> {
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit)) {
    return err(`--limit takes a number from 1, not "${limit}".`);
  }
  const [agent, another] = agents;
  if (another !== undefined) return err('--agent can be given once.');
  return ok({ subject: subject ?? '', limit: limit === undefined ? usualLimit : Number(limit), agent });
}
