import * as vscode from 'vscode';
import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { ChosenView } from '../visibility/chosenView.ts';
import { grouped } from '../../core/grouped.ts';

/** The agent that is asked about without choosing one: through whose eyes the view is shown, else the first that the user has. */
export function usualAgent(seen: Pick<ChosenView, 'agent' | 'agents' | 'views'>): ReadingAgent | undefined {
  return seen.agent ?? seen.agents.own[0];
}

/** Asks which agent; undefined when the user turns away. */
export async function askAgent(seen: ChosenView, title: string): Promise<ReadingAgent | undefined> {
  const picked = await vscode.window.showQuickPick(agentItems(seen), { title, placeHolder: 'Which agent?' });
  return picked?.agent;
}

/** The same, with all skills as one more answer. */
export async function askWhose(seen: ChosenView, title: string): Promise<Whose | undefined> {
  const all: AgentItem = { label: 'All Skills', description: 'whoever lists them' };
  const items = [all, ...agentItems(seen)];
  const picked = await vscode.window.showQuickPick(items, { title, placeHolder: 'Listed by which agent?' });
  return picked && (picked.agent ?? 'all');
}

/** What one agent lists, or all skills. */
export type Whose = ReadingAgent | 'all';

interface AgentItem extends vscode.QuickPickItem {
  readonly agent?: ReadingAgent;
}

function agentItems(seen: ChosenView): AgentItem[] {
  const { own, others } = seen.agents;
  const item = (agent: ReadingAgent): AgentItem => {
    const count = seen.views.view(agent.id)?.list.entries.length ?? 0;
    return {
      ...{ agent, label: agent.name },
      description: `${grouped(count)} skill${count === 1 ? '' : 's'} to list`,
    };
  };
  const further = { label: 'Other agents', kind: vscode.QuickPickItemKind.Separator };
  return [...own.map(item), ...(others.length > 0 ? [further] : []), ...others.map(item)];
}
