import * as vscode from 'vscode';
import { defaultBaseUrl } from '../../node/claude/claudeClient.ts';

/**
 * Where the key is sent to. Only the user's own settings count, never a workspace's: a cloned repository must not be
 * able to have the key sent elsewhere. Without TLS the key goes to this machine alone.
 *
 * @throws Error with a sentence for the user where the setting holds no such address
 */
export function claudeBaseUrl(): string {
  const inspected = vscode.workspace.getConfiguration('skillManager').inspect<unknown>('claude.baseUrl');
  const value = inspected?.globalValue ?? defaultBaseUrl;
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (!url)
    throw new Error('The setting skillManager.claude.baseUrl is not an address. Correct or reset it.');
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return url.href;
  throw new Error(
    'The setting skillManager.claude.baseUrl must begin with https:// (http:// for this machine alone).',
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}
