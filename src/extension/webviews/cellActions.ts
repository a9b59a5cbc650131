import type { AgentId } from '../../core/agents/agent.ts';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import { agentItem } from '../visibility/agentItem.ts';
import type { AgentViews } from '../visibility/agentViews.ts';
import { lookingActs } from '../visibility/lookingActs.ts';
import type { CellAction } from './matrixTalk.ts';

/** What can be done about what an agent makes of a skill: the same as the command that explains it offers. */
export function cellActions(
  views: Pick<AgentViews, 'agents' | 'verdict'>,
  catalog: Pick<ReadableCatalog, 'get'>,
): (location: string, agent: AgentId) => readonly CellAction[] {
  return (location, id) => {
    const skill = catalog.get(location);
    const agent = views.agents.find(each => each.id === id);
    const verdict = views.verdict(location, id);
    if (!skill || !agent || !verdict) return [];
    return lookingActs(skill, agentItem(agent, verdict), catalog.get(verdict.by ?? ''));
  };
}
