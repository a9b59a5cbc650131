import * as vscode from 'vscode';
import { baseName } from '../../core/path.ts';
import { notificationText } from '../notificationText.ts';

/** A code action whose edit is made when it is wanted, and only if the document is still the one that it was offered for. */
export class LazyAction extends vscode.CodeAction {
  readonly #document: vscode.TextDocument;
  readonly #version: number;
  readonly #make: () => PromiseLike<vscode.WorkspaceEdit> | vscode.WorkspaceEdit;

  constructor(
    title: string,
    kind: vscode.CodeActionKind,
    document: vscode.TextDocument,
    make: () => PromiseLike<vscode.WorkspaceEdit> | vscode.WorkspaceEdit,
  ) {
    super(title, kind);
    this.#document = document;
    this.#version = document.version;
    this.#make = make;
  }

  /** Gives the action its edit. Where the document has changed since, there is none: the user is told, and nothing is written. */
  async resolve(): Promise<void> {
    const edit = this.#isCurrent() ? await this.#make() : undefined;
    if (edit && this.#isCurrent()) {
      this.edit = edit;
      return;
    }
    delete this.command;
    const name = notificationText(baseName(this.#document.uri.path));
    void vscode.window.showWarningMessage(
      `${name} has changed since "${notificationText(this.title)}" was offered. Nothing was written; ask for the quick fixes again.`,
    );
  }

  #isCurrent(): boolean {
    return !this.#document.isClosed && this.#document.version === this.#version;
  }
}
