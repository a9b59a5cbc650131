import * as vscode from 'vscode';
import type { ToolDeclaration } from '../../core/chat/chatModel.ts';
import { tools } from '../../core/tools/index.ts';

/** Our tools as VS Code has them registered, in the order of the table, and behind them those that the user attached. */
export function toolDeclarations(
  attached: readonly vscode.ChatLanguageModelToolReference[],
): readonly ToolDeclaration[] {
  const names = new Set([...tools.map(tool => tool.name), ...attached.map(tool => tool.name)]);
  return [...names].flatMap(name => {
    const tool = vscode.lm.tools.find(candidate => candidate.name === name);
    if (!tool) return [];
    return [{ name, description: tool.description, inputSchema: tool.inputSchema ?? { type: 'object' } }];
  });
}
