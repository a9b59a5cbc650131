import type { AgentId } from '../../agents/agent.ts';
import type { LocatedFinding } from '../finding.ts';

/**
 * The finding as it concerns the chosen agents; undefined where it concerns none of them. An error is one that a chosen
 * agent makes: of what only the specification demands, or agents that are not chosen, a warning is left.
 */
export function forAgents(finding: LocatedFinding, chosen: ReadonlySet<AgentId>): LocatedFinding | undefined {
  const { agents, effects, severity } = finding;
  const concerned = agents.filter(id => id === 'spec' || chosen.has(id));
  if (concerned.length === agents.length) return finding;
  if (concerned.length === 0) return undefined;
  const left = Object.entries(effects).filter(([id]) => chosen.has(id as AgentId));
  return {
    ...finding,
    agents: concerned,
    effects: Object.fromEntries(left),
    severity: severity === 'error' && left.length === 0 ? 'warning' : severity,
  };
}
