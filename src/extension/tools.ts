import * as vscode from 'vscode';
import { whenReady } from '../core/catalog/whenReady.ts';
import { tools } from '../core/tools/index.ts';
import { invokeTool } from '../core/tools/invokeTool.ts';
import { offeredTools } from '../core/tools/offeredTools.ts';
import type { Tool, ToolContext } from '../core/tools/tool.ts';
import { toolChoice } from './disclosureSettings.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { setContextKey } from './setContextKey.ts';

/**
 * Registers the table of tools with VS Code, for every model in it, as far as the settings offer them; while there is no skill to
 * serve, VS Code hides them. What only reads inside skills is never asked about. `beforeCall` brings the catalog up to what
 * is in the editors.
 */
export function registerTools(context: ToolContext, beforeCall: () => Promise<void>): vscode.Disposable {
  const registered = new Map<string, vscode.Disposable>();
  const shown = new Map<string, boolean>();
  const update = (): void => {
    const choice = toolChoice();
    const offered = new Set(offeredTools(tools, choice).map(({ name }) => name));
    const { state, skills } = context.catalog;
    for (const tool of tools) {
      const { name } = tool;
      if (offered.has(name) && !registered.has(name)) {
        registered.set(name, vscode.lm.registerTool(name, hostTool(tool, context, beforeCall)));
      } else if (!offered.has(name)) {
        registered.get(name)?.dispose();
        registered.delete(name);
      }
      const isShown = offered.has(name) && (skills.length > 0 || state !== 'ready');
      if (shown.get(name) !== isShown) setContextKey(`skillManager.tool.${name}`, isShown);
      shown.set(name, isShown);
    }
  };
  update();
  const subscriptions = [
    context.catalog.onDidChange(update),
    vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('skillManager.tools')) update();
    }),
  ];
  return new vscode.Disposable(() => {
    for (const each of [...subscriptions, ...registered.values()]) each.dispose();
    registered.clear();
  });
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
      const confirmation = parsed.success ? tool.confirm?.(parsed.data, context) : undefined;
      // Names and paths in it come from a model, or from a skill: they are shown, never rendered.
      return {
        invocationMessage: new vscode.MarkdownString(escapeMarkdown(message)),
        ...(confirmation && {
          confirmationMessages: {
            title: confirmation.title,
            message: new vscode.MarkdownString(escapeMarkdown(confirmation.message)),
          },
        }),
      };
    },
  };
}
