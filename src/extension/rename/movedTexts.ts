import * as vscode from 'vscode';
import { isInside, joinPath, relativePath } from '../../core/path.ts';
import { pathOf } from '../pathOf.ts';
import type { RenamePlan } from './planRename.ts';

/**
 * Saves the texts that move with their directory when VS Code carries out a rename: it saves what it has changed, but looks for it
 * where it was before. Where a text is none that was planned, it is left to the user.
 */
export class MovedTexts implements vscode.Disposable {
  readonly #subscriptions: vscode.Disposable;
  /** What each text is to be, by the path that it is to have. */
  #expected: ReadonlyMap<string, string> = new Map();

  constructor() {
    // Any of these may be what tells of the text in its new place, unsaved.
    this.#subscriptions = vscode.Disposable.from(
      vscode.workspace.onDidOpenTextDocument(document => void this.#save(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => void this.#save(document)),
    );
  }

  /** Awaits the outcome of a plan in place of any before it. What is unsaved now is the user's to save. */
  expect({ texts, directories }: RenamePlan): void {
    const unsaved = new Set(
      vscode.workspace.textDocuments.filter(({ isDirty }) => isDirty).map(({ uri }) => pathOf(uri)),
    );
    const expected = new Map<string, string>();
    for (const [path, text] of texts) {
      const moved = directories.find(({ from }) => isInside(path, from));
      if (moved && !unsaved.has(path)) {
        expected.set(joinPath(moved.to, relativePath(moved.from, path)), text);
      }
    }
    this.#expected = expected;
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }

  async #save(document: vscode.TextDocument): Promise<void> {
    const path = pathOf(document.uri);
    if (path === undefined || !document.isDirty || this.#expected.get(path) !== document.getText()) return;
    this.#expected = new Map([...this.#expected].filter(([other]) => other !== path));
    if (vscode.workspace.getConfiguration('files').get('refactoring.autoSave') !== false)
      await document.save();
  }
}
