import * as vscode from 'vscode';
import { agents } from '../../core/agents/index.ts';
import type { SetUp } from '../../core/chat/doctor/setUp.ts';
import { tools } from '../../core/tools/index.ts';
import { toolOff } from '../../core/tools/offeredTools.ts';
import { claudeVendor, placeholderId } from '../claudeVendor.ts';
import { toolChoice } from '../disclosureSettings.ts';
import { settings, type SettingKey } from '../ids/settings.ts';
import { readSetting } from '../readSetting.ts';
import { hasModel } from './hasModel.ts';
import type { TurnContext } from './turnContext.ts';

/** Looks at how things are set up here. */
export async function setUpOf({
  catalog,
  request,
  agents: user,
}: Pick<TurnContext, 'catalog' | 'request' | 'agents'>): Promise<SetUp> {
  const models = await vscode.lm.selectChatModels({});
  const findings = catalog.skills.flatMap(skill => skill.findings);
  const found = new Set(user.found.map(({ id }) => id));
  const choice = toolChoice();
  const mcp = vscode.workspace.getConfiguration('chat.mcp').get('access');
  return {
    model: hasModel(request) ? request.model.name : undefined,
    models: models.filter(({ vendor, id }) => vendor !== claudeVendor || id !== placeholderId).length,
    agents: agents.filter(({ id }) => found.has(id)).map(({ name }) => name),
    agentsNamed: readSetting('agents').length > 0,
    folders: vscode.workspace.workspaceFolders?.length ?? 0,
    trusted: vscode.workspace.isTrusted,
    roots: catalog.roots.length,
    skills: catalog.skills.length,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    notices: catalog.notices,
    toolsOff: tools.filter(tool => toolOff(tool, choice) !== undefined).map(({ name }) => name),
    wrongSettings: wrongSettings(),
    rulesOff: Object.values(readSetting('rules')).filter(severity => severity === 'off').length,
    mcp: mcp === 'all' || mcp === 'registry' || mcp === 'none' ? mcp : 'unknown',
  };
}

/** Of these two a reader leaves out or puts in order what is written. */
const loose: ReadonlySet<SettingKey> = new Set(['agents', 'rules']);

function wrongSettings(): readonly string[] {
  const written = vscode.workspace.getConfiguration('skillManager');
  return (Object.keys(settings) as SettingKey[])
    .filter(key => !loose.has(key) && JSON.stringify(readSetting(key)) !== JSON.stringify(written.get(key)))
    .map(key => `skillManager.${key}`);
}
