import type { AgentId } from '../../agents/agent.ts';
import type { LocatedFinding } from '../finding.ts';

/**
 * The finding as it concerns the chosen agents; undefined where it concerns none of them. An error is one that a chosen
 * agent makes: of what only the specification demands, or agents that are not chosen, a warning is left. What a chosen
 * agent knows is nothing to speak of, unless another one does something about it.
 */
export function forAgents(finding: LocatedFinding, chosen: ReadonlySet<AgentId>): LocatedFinding | undefined {
  const { agents, effects, knownTo = [], severity } = finding;
  const concerned = agents.filter(id => id === 'spec' || chosen.has(id));
  if (concerned.length === 0 && agents.length > 0) return undefined;
  const all = Object.entries(effects);
  const left = all.filter(([id]) => chosen.has(id as AgentId));
  if (left.length === 0 && knownTo.some(id => chosen.has(id))) return undefined;
  if (concerned.length === agents.length && left.length === all.length) return finding;
  return {
    ...finding,
    agents: concerned,
    effects: Object.fromEntries(left),
    severity: severity === 'error' && left.length === 0 ? 'warning' : severity,
  };
}
