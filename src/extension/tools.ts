import * as vscode from 'vscode';
import { whenReady } from '../core/catalog/whenReady.ts';
import { tools } from '../core/tools/index.ts';
import { invokeTool } from '../core/tools/invokeTool.ts';
import type { Tool, ToolContext } from '../core/tools/tool.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';

/**
 * Registers the table of tools with VS Code, for every model in it. None asks to be confirmed: they only read, inside skills.
 * `beforeCall` brings the catalog up to what is in the editors.
 */
export function registerTools(context: ToolContext, beforeCall: () => Promise<void>): vscode.Disposable {
  return vscode.Disposable.from(
    ...tools.map(tool => vscode.lm.registerTool(tool.name, hostTool(tool, context, beforeCall))),
  );
}

function hostTool(
  tool: Tool,
  context: ToolContext,
  beforeCall: () => Promise<void>,
): vscode.LanguageModelTool<unknown> {
  return {
    async invoke({ input }, token) {
      await whenReady(context.catalog, token);
      await beforeCall();
      const { text } = await invokeTool(tool, input, context, token);
      return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(text)]);
    },

    prepareInvocation({ input }) {
      const parsed = tool.input.safeParse(input);
      const message = parsed.success ? tool.describe(parsed.data) : tool.displayName;
      // Names and paths in it come from a model, or from a skill: they are shown, never rendered.
      return { invocationMessage: new vscode.MarkdownString(escapeMarkdown(message)) };
    },
  };
}
