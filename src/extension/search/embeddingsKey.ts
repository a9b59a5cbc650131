import * as vscode from 'vscode';

/** A key is bound to its address: where that changes, the key is not sent there. */
function secretOf(baseUrl: string): string {
  return `skillManager.embeddings.key@${baseUrl}`;
}

/** The keys of endpoints for embeddings, in VS Code's secret storage and nowhere else. Servers on this machine need none. */
export class EmbeddingsKey {
  readonly #secrets: vscode.SecretStorage;

  constructor(secrets: vscode.SecretStorage) {
    this.#secrets = secrets;
  }

  get(baseUrl: string): Thenable<string | undefined> {
    return this.#secrets.get(secretOf(baseUrl));
  }

  /** Asks for a key and keeps it; an empty one is removed. Answers whether anything has changed. */
  async ask(baseUrl: string): Promise<boolean> {
    const key = await vscode.window.showInputBox({
      title: 'Embeddings Key',
      prompt: `For ${baseUrl}. It is kept in the secret storage of VS Code. Leave it empty to remove the key.`,
      password: true,
      ignoreFocusOut: true,
    });
    if (key === undefined) return false;
    if (key.trim() === '') await this.#secrets.delete(secretOf(baseUrl));
    else await this.#secrets.store(secretOf(baseUrl), key.trim());
    return true;
  }
}
