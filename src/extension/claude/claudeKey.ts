import * as vscode from 'vscode';
import { complaintAboutKey } from './complaintAboutKey.ts';

const secret = 'skillManager.claude.apiKey';

/** The Claude API key, in VS Code's secret storage and nowhere else. */
export class ClaudeKey implements vscode.Disposable {
  readonly #secrets: vscode.SecretStorage;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #subscription: vscode.Disposable;
  readonly onDidChange = this.#changed.event;

  constructor(secrets: vscode.SecretStorage) {
    this.#secrets = secrets;
    this.#subscription = secrets.onDidChange(({ key }) => {
      if (key === secret) this.#changed.fire();
    });
  }

  get(): Thenable<string | undefined> {
    return this.#secrets.get(secret);
  }

  /** Asks for a key and keeps it; undefined when the user turns away. */
  async ask(): Promise<string | undefined> {
    const answer = await vscode.window.showInputBox({
      title: 'Claude API Key',
      prompt: 'From the Claude Console, platform.claude.com. It is kept in the secret storage of VS Code.',
      placeHolder: 'sk-ant-…',
      password: true,
      ignoreFocusOut: true,
      validateInput: complaintAboutKey,
    });
    const key = answer?.trim();
    if (!key) return undefined;
    await this.#secrets.store(secret, key);
    return key;
  }

  remove(): Thenable<void> {
    return this.#secrets.delete(secret);
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changed.dispose();
  }
}
