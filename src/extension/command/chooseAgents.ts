import * as vscode from 'vscode';
import type { AgentId } from '../../core/agents/agent.ts';
import { agents } from '../../core/agents/index.ts';
import { chosenAgents } from '../../core/discovery/chosenAgents.ts';
import type { FoundAgent } from '../../core/discovery/findAgents.ts';
import { homeLabel } from '../../core/discovery/findRoots.ts';
import { iconlessLabel } from '../iconlessLabel.ts';
import { readSetting } from '../readSetting.ts';

/**
 * Asks which agents the user has, and writes the setting `skillManager.agents`. To pick none, or just those that are found,
 * is to have none named: then whoever is found later counts as well.
 */
export async function chooseAgents(found: readonly FoundAgent[], home: string): Promise<void> {
  const signs = new Map(found.map(({ id, sign }) => [id, homeLabel(sign, home)]));
  const byDefault = chosenAgents([], found, ['vscode']) ?? new Set<AgentId>();
  const chosen = chosenAgents(readSetting('agents'), found, ['vscode']) ?? new Set<AgentId>();
  const items = agents
    .filter(({ id }) => id !== 'spec')
    .map(({ id, name }) => ({
      id,
      label: name,
      description: describe(id, signs.get(id)),
      picked: chosen.has(id),
    }));
  const picked = await vscode.window.showQuickPick(items, {
    title: 'Choose Agents',
    placeHolder: 'For whom are problems shown? None: for those that are found.',
    canPickMany: true,
    matchOnDescription: true,
  });
  if (!picked) return;
  const ids = picked.map(({ id }) => id);
  const asFound = ids.length === byDefault.size && ids.every(id => byDefault.has(id));
  await write(asFound || ids.length === 0 ? undefined : ids);
}

function describe(id: AgentId, sign: string | undefined): string {
  if (id === 'vscode') return 'here';
  return sign === undefined ? '' : `found: ${iconlessLabel(sign)}`;
}

/** Where the setting is in force already: in the workspace, else for the user. */
async function write(ids: readonly AgentId[] | undefined): Promise<void> {
  const configuration = vscode.workspace.getConfiguration('skillManager');
  const inWorkspace = configuration.inspect('agents')?.workspaceValue !== undefined;
  const target = inWorkspace ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
  await configuration.update('agents', ids, target);
}
