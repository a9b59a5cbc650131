import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { agentItem, type AgentItem } from './agentItem.ts';
import type { ChosenView } from './chosenView.ts';

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
    agents.filter(wanted).flatMap(agent => {
      const verdict = seen.views.verdict(skill.location, agent.id);
      return verdict ? [agentItem(agent, verdict)] : [];
    });
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
