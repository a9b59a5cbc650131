import * as vscode from 'vscode';
import { claudeBaseUrl } from './claudeBaseUrl.ts';
import { namedEndpoints, type ClaudeEndpoint } from './claudeEndpoint.ts';

/** The usual endpoint, and those that the user's own settings name; a workspace's do not count. */
export function claudeEndpoints(tell: (complaint: string) => void): readonly ClaudeEndpoint[] {
  const inspected = vscode.workspace.getConfiguration('skillManager').inspect<unknown>('claude.endpoints');
  const { endpoints, complaints } = namedEndpoints(inspected?.globalValue);
  complaints.forEach(tell);
  return [{ name: '', baseUrl: claudeBaseUrl() }, ...endpoints];
}

/** The one endpoint that there is, or the one that the user picks; undefined when they turn away. */
export async function pickEndpoint(title: string): Promise<ClaudeEndpoint | undefined> {
  const endpoints = claudeEndpoints(() => undefined);
  if (endpoints.length === 1) return endpoints[0];
  const items = endpoints.map(endpoint => ({
    label: endpoint.name === '' ? 'Claude' : endpoint.name,
    detail: endpoint.baseUrl,
    endpoint,
  }));
  return (await vscode.window.showQuickPick(items, { title, placeHolder: 'Of which address?' }))?.endpoint;
}
