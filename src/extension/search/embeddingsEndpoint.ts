import * as vscode from 'vscode';
import { secretAddress } from '../secretAddress.ts';

export interface EmbeddingsPlace {
  /** Up to `/embeddings`, without it. */
  readonly baseUrl: string;
  readonly model: string;
}

/**
 * Where vectors are asked for; undefined where nowhere is. Only the user's own settings count, never a workspace's: what skills say goes there.
 *
 * @throws Error with a sentence for the user where the address is none that a key may be sent to
 */
export function embeddingsEndpoint(): EmbeddingsPlace | undefined {
  const settings = vscode.workspace.getConfiguration('skillManager.search.embeddings');
  const own = (name: string): string => {
    const value = settings.inspect<unknown>(name)?.globalValue;
    return typeof value === 'string' ? value.trim() : '';
  };
  const [baseUrl, model] = [own('baseUrl'), own('model')];
  if (baseUrl === '' || model === '') return undefined;
  return { baseUrl: secretAddress(baseUrl, 'skillManager.search.embeddings.baseUrl'), model };
}
