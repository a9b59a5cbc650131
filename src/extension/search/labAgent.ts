import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { ChosenView } from '../visibility/chosenView.ts';

/** The agent that is asked about without choosing one: through whose eyes the view is shown, else the first that the user has. */
export function usualAgent(seen: ChosenView): ReadingAgent | undefined {
  return seen.agent ?? seen.agents.own[0];
}

/** Asks which agent; undefined when the user turns away. */
export async function askAgent(seen: ChosenView, title: string): Promise<ReadingAgent | undefined> {
  const { own, others } = seen.agents;
  const item = (agent: ReadingAgent) => ({
    label: agent.name,
    description: `${(seen.views.view(agent.id)?.list.entries.length ?? 0).toLocaleString('en')} skills to list`,
    agent,
  });
  const further = { label: 'Other agents', kind: vscode.QuickPickItemKind.Separator, agent: undefined };
  const items = [...own.map(item), ...(others.length > 0 ? [further] : []), ...others.map(item)];
  const picked = await vscode.window.showQuickPick(items, { title, placeHolder: 'Which agent?' });
  return picked?.agent;
}
