import * as vscode from 'vscode';
import type { ToolDeclaration } from '../../core/chat/chatModel.ts';
import { tools } from '../../core/tools/index.ts';
import { offeredTools } from '../../core/tools/offeredTools.ts';
import { toolChoice } from '../disclosureSettings.ts';

/**
 * Names of our tools that the settings offer, in the order of the table, and behind them those that the user attached. Without a
 * skill there are none of ours.
 */
export function baselineTools(
  attached: readonly vscode.ChatLanguageModelToolReference[],
  anySkill: boolean,
): readonly string[] {
  const ours = offeredTools(tools, toolChoice(), anySkill).map(tool => tool.name);
  return [...new Set([...ours, ...attached.map(tool => tool.name)])];
}

/** A tool as VS Code has it registered, ours or another's. */
export function declarationOf(name: string): ToolDeclaration | undefined {
  const tool = vscode.lm.tools.find(candidate => candidate.name === name);
  return tool && { name, description: tool.description, inputSchema: tool.inputSchema ?? { type: 'object' } };
}
