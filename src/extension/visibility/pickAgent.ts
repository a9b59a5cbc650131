import * as vscode from 'vscode';
import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { agentItem, type AgentItem } from './agentItem.ts';
import type { ChosenView } from './chosenView.ts';
import { reasonOf } from './reasonOf.ts';

/** What the agent of this id makes of the skill; undefined where there is none, or it is not known yet. */
export function itemFor(skill: Skill, id: AgentId | undefined, { views }: ChosenView): AgentItem | undefined {
  const agent = views.agents.find(each => each.id === id);
  const verdict = agent && views.verdict(skill.location, agent.id);
  return verdict && agentItem(agent, verdict, reasonOf(verdict, agent, views.situationOf(skill.location)));
}

/**
 * Asks about which agent, and says of each what it makes of the skill; the agents that the user has come first.
 *
 * @param wanted which agents are on offer
 */
export async function pickAgent(
  skill: Skill,
  seen: ChosenView,
  wanted: (agent: ReadingAgent) => boolean = () => true,
): Promise<AgentItem | undefined> {
  const itemsOf = (agents: readonly ReadingAgent[]): AgentItem[] =>
    agents.filter(wanted).flatMap(({ id }) => itemFor(skill, id, seen) ?? []);
  const { own, others } = seen.agents;
  const further = itemsOf(others);
  const separator = { label: 'Other agents', kind: vscode.QuickPickItemKind.Separator };
  const items: (AgentItem | (vscode.QuickPickItem & { agent?: never }))[] = [
    ...itemsOf(own),
    ...(further.length > 0 ? [separator] : []),
    ...further,
  ];
  const picked = await vscode.window.showQuickPick(items, {
    title: `Who Sees the Skill ${iconlessLabel(skill.analysis.name)}?`,
    placeHolder: 'Choose an agent to see what can be done',
    matchOnDescription: true,
    matchOnDetail: true,
  });
  return picked?.agent && picked;
}
