import type { AgentId } from '../../core/agents/agent.ts';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import { agentItem } from '../visibility/agentItem.ts';
import { reasonOf } from '../visibility/reasonOf.ts';
import type { AgentViews } from '../visibility/agentViews.ts';
import type { VisibilityActs } from '../visibility/visibilityActs.ts';
import type { CellAction } from './matrixTalk.ts';

/** What can be done about what an agent makes of a skill: the same as the command that explains it offers. */
export function cellActions(
  views: Pick<AgentViews, 'agents' | 'situationOf' | 'verdict'>,
  catalog: Pick<ReadableCatalog, 'get'>,
  acts: () => Promise<Pick<VisibilityActs, 'of'>>,
): (location: string, agent: AgentId) => Promise<readonly CellAction[]> {
  return async (location, id) => {
    const skill = catalog.get(location);
    const agent = views.agents.find(each => each.id === id);
    const verdict = views.verdict(location, id);
    if (!skill || !agent || !verdict) return [];
    return (await acts()).of(
      skill,
      agentItem(agent, verdict, reasonOf(verdict, agent, views.situationOf(location))),
    );
  };
}
