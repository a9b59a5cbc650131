import * as vscode from 'vscode';
import { defaultBaseUrl } from '../../node/claude/claudeClient.ts';
import { secretAddress } from '../secretAddress.ts';

/**
 * Where the key is sent to. Only the user's own settings count, never a workspace's: a cloned repository must not be
 * able to have the key sent elsewhere.
 *
 * @throws Error with a sentence for the user where the setting holds no such address
 */
export function claudeBaseUrl(): string {
  const inspected = vscode.workspace.getConfiguration('skillManager').inspect<unknown>('claude.baseUrl');
  return secretAddress(inspected?.globalValue ?? defaultBaseUrl, 'skillManager.claude.baseUrl');
}
