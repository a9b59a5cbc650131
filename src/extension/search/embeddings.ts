import * as vscode from 'vscode';
import type { SkillFinder } from '../../core/catalog/skillFinder.ts';
import type { Disposable } from '../../core/host.ts';
import { notificationText } from '../notificationText.ts';
import { embeddingsEndpoint } from './embeddingsEndpoint.ts';
import { EmbeddingsKey } from './embeddingsKey.ts';
import type { VectorsParts } from './withVectors.ts';

/** Puts vectors over the search by words where the user has set an endpoint for them. */
export class Embeddings implements vscode.Disposable {
  readonly #parts: VectorsParts;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #subscription: vscode.Disposable;
  /** Fires when another endpoint or key is set. */
  readonly onDidChange = this.#changed.event;

  constructor(parts: Omit<VectorsParts, 'key'>, secrets: vscode.SecretStorage) {
    this.#parts = { ...parts, key: new EmbeddingsKey(secrets) };
    this.#subscription = vscode.workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('skillManager.search.embeddings')) this.#changed.fire();
    });
  }

  /** The same search where no endpoint is set, or not one that can be used. */
  async over(words: SkillFinder & Disposable): Promise<SkillFinder & Disposable> {
    try {
      const place = embeddingsEndpoint();
      if (!place) return words;
      const { withVectors } = await import('./withSearch.ts');
      return await withVectors(words, place, this.#parts);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      void vscode.window.showWarningMessage(notificationText(`Search goes on by words alone: ${why}`));
      return words;
    }
  }

  async setKey(): Promise<void> {
    const place = embeddingsEndpoint();
    if (place) {
      if (await this.#parts.key.ask(place.baseUrl)) this.#changed.fire();
      return;
    }
    const open = 'Open Settings';
    const answer = await vscode.window.showInformationMessage(
      'Set the address and the model of the endpoint first: skillManager.search.embeddings.',
      open,
    );
    if (answer)
      await vscode.commands.executeCommand('workbench.action.openSettings', 'skillManager.search.embeddings');
  }

  dispose(): void {
    this.#subscription.dispose();
    this.#changed.dispose();
  }
}
