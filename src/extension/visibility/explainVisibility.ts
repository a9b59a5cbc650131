import * as vscode from 'vscode';
import type { AgentId } from '../../core/agents/agent.ts';
import type { Skill } from '../../core/catalog/skill.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import type { AgentItem } from './agentItem.ts';
import type { ChosenView } from './chosenView.ts';
import { itemFor, pickAgent } from './pickAgent.ts';
import type { VisibilityAct } from './visibilityAct.ts';

/**
 * Says why each agent sees a skill or does not; what is chosen then offers what can be done about it.
 *
 * @param act the id of what is to be done, where that is not to be asked
 */
export async function explainVisibility(
  skill: Skill,
  agent: AgentId | undefined,
  act: unknown,
  seen: ChosenView,
  actsFor: (skill: Skill, item: AgentItem) => readonly VisibilityAct[],
): Promise<void> {
  const item = itemFor(skill, agent, seen) ?? (await pickAgent(skill, seen));
  if (!item) return;
  const acts = actsFor(skill, item);
  const chosen = acts.find(({ id }) => id === act);
  if (chosen) return void (await chosen.run());
  const picked = await vscode.window.showQuickPick([...acts], {
    title: `${iconlessLabel(skill.analysis.name)} · ${item.agent.name}: ${item.description ?? ''}`,
    placeHolder: iconlessLabel(item.sentence),
    matchOnDetail: true,
  });
  await picked?.run();
}
