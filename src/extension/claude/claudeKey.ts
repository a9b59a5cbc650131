import * as vscode from 'vscode';
import type { ClaudeEndpoint } from './claudeEndpoint.ts';
import { complaintAboutKey } from './complaintAboutKey.ts';

const secret = 'skillManager.claude.apiKey';

/** A key is bound to its address: where that changes, the key is not sent there. Of the usual endpoint there is one. */
function secretOf(endpoint: ClaudeEndpoint | undefined): string {
  return endpoint === undefined || endpoint.name === '' ? secret : `${secret}@${endpoint.baseUrl}`;
}

/** The Claude API keys, one an endpoint, in VS Code's secret storage and nowhere else. Without an endpoint the usual one is meant. */
export class ClaudeKey implements vscode.Disposable {
  readonly #secrets: vscode.SecretStorage;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #subscription: vscode.Disposable;
  readonly onDidChange = this.#changed.event;

  constructor(secrets: vscode.SecretStorage) {
    this.#secrets = secrets;
    this.#subscription = secrets.onDidChange(({ key }) => {
      if (key === secret || key.startsWith(`${secret}@`)) this.#changed.fire();
    });
  }

  get(endpoint?: ClaudeEndpoint): Thenable<string | undefined> {
    return this.#secrets.get(secretOf(endpoint));
  }

  /** Asks for a key and keeps it; undefined when the user turns away. */
  async ask(endpoint?: ClaudeEndpoint): Promise<string | undefined> {
    const answer = await vscode.window.showInputBox({
      title: endpoint?.name ? `API Key of ${endpoint.name}` : 'Claude API Key',
      prompt: 'From the Claude Console, platform.claude.com. It is kept in the secret storage of VS Code.',
      placeHolder: 'sk-ant-…',
      password: true,
      ignoreFocusOut: true,
      validateInput: complaintAboutKey,
    });
    const key = answer?.trim();
    if (!key) return undefined;
    await this.#secrets.store(secretOf(endpoint), key);
    return key;
  }

  remove(endpoint?: ClaudeEndpoint): Thenable<void> {
    return this.#secrets.delete(secretOf(endpoint));
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changed.dispose();
  }
}
