import * as vscode from 'vscode';
import { toolChoice } from './disclosureSettings.ts';

/** As the manifest names it. */
export const mcpProviderId = 'skillManager.mcp';

/**
 * Offers our MCP server to VS Code, which lists it among its servers and starts it when the user wants it: for agents that the
 * tools of extensions do not reach. It works in the folders of the workspace and has the tools that the settings offer.
 */
export function registerMcpProvider(context: vscode.ExtensionContext): vscode.Disposable {
  const changed = new vscode.EventEmitter<void>();
  const { version } = context.extension.packageJSON as { readonly version: string };
  const script = context.asAbsolutePath('dist/cli.js');
  return vscode.Disposable.from(
    changed,
    vscode.workspace.onDidChangeWorkspaceFolders(() => changed.fire()),
    vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('skillManager.tools')) changed.fire();
    }),
    vscode.lm.registerMcpServerDefinitionProvider(mcpProviderId, {
      onDidChangeMcpServerDefinitions: changed.event,
      provideMcpServerDefinitions: () => {
        const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
        const { profile, allow, deny } = toolChoice();
        const choice = [
          ...['--profile', profile],
          ...allow.flatMap(name => ['--allow', name]),
          ...deny.flatMap(name => ['--deny', name]),
        ];
        return [
          new vscode.McpStdioServerDefinition(
            'Skill Manager',
            process.execPath,
            [script, 'mcp', ...folders, ...choice],
            // The editor's own program runs as Node.
            { ELECTRON_RUN_AS_NODE: '1' },
            version,
          ),
        ];
      },
    }),
  );
}
