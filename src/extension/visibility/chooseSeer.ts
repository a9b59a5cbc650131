import * as vscode from 'vscode';
import type { AgentId, ReadingAgent } from '../../core/agents/agent.ts';
import type { TreeChoices } from '../tree/treeChoices.ts';
import type { ChosenView } from './chosenView.ts';

interface SeerItem extends vscode.QuickPickItem {
  /** Absent where the rows are to show all skills alike. */
  readonly agent?: AgentId;
}

/** Shows the tree through the eyes of `wanted`, or of the agent that the user picks. */
export async function chooseSeer(choices: TreeChoices, seen: ChosenView, wanted: unknown): Promise<void> {
  const given = seen.views.agents.find(({ id }) => id === wanted);
  if (given) return choices.setAgent(given.id);
  const item = (agent: ReadingAgent): SeerItem => ({
    ...{ label: agent.name, agent: agent.id, description: count(agent, seen) },
    ...(agent.id === choices.agent ? { iconPath: new vscode.ThemeIcon('check') } : {}),
  });
  const { own, others } = seen.agents;
  const further = { label: 'Other agents', kind: vscode.QuickPickItemKind.Separator };
  const items: SeerItem[] = [
    { label: 'All Skills Alike', description: choices.agent === undefined ? 'current' : '' },
    ...own.map(item),
    ...(others.length > 0 ? [further] : []),
    ...others.map(item),
  ];
  const picked = await vscode.window.showQuickPick(items, {
    title: 'Show What an Agent Sees',
    placeHolder: 'Whose eyes? Skills that the agent does not see are dimmed, with the reason.',
  });
  if (picked) await choices.setAgent(picked.agent);
}

/** `sees 12 of 14 skills`, in the first workspace folder. */
function count({ id }: ReadingAgent, { views }: ChosenView): string {
  const states = [...(views.view(id)?.verdicts.values() ?? [])].map(({ state }) => state);
  const seen = states.filter(state => state === 'visible').length;
  return `sees ${seen} of ${states.length} skill${states.length === 1 ? '' : 's'}`;
}
