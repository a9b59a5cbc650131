import type * as vscode from 'vscode';
import { tools } from '../../core/tools/index.ts';
import { toolOff, type ToolChoice } from '../../core/tools/offeredTools.ts';
import { toolChoice } from '../disclosureSettings.ts';

/** Whether the settings turn a tool of ours off; if so, says which one does, with a button to it. */
export function showToolOff(
  name: string,
  response: Pick<vscode.ChatResponseStream, 'markdown' | 'button'>,
): boolean {
  const part = partOff(name);
  if (!part) return false;
  const setting = `skillManager.tools.${part}`;
  const how = {
    deny: `names it`,
    allow: `names other tools only`,
    profile: 'is `knowledge_only`',
  }[part];
  response.markdown(
    `This needs the tool \`${name}\`, which your settings turn off: \`${setting}\` ${how}. Change that setting, then ask again.\n\n`,
  );
  response.button({
    command: 'workbench.action.openSettings',
    title: 'Open the Setting',
    arguments: [setting],
  });
  return true;
}

/** Whether the settings turn a tool of ours off. */
export function isToolOff(name: string): boolean {
  return partOff(name) !== undefined;
}

function partOff(name: string): keyof ToolChoice | undefined {
  const tool = tools.find(each => each.name === name);
  return tool && toolOff(tool, toolChoice());
}
