import * as vscode from 'vscode';
import type { ReadableCatalog } from '../../core/catalog/readableCatalog.ts';
import { formatTokens, formatTokensShort } from '../../core/tokens/formatTokens.ts';
import { counterOf } from '../counterOf.ts';
import type { CommandId } from '../ids/commandIds.ts';
import type { OpenDocuments } from '../openDocuments.ts';

/** What the SKILL.md in the active editor costs, in the language status of the status bar. */
export class TokenStatus implements vscode.Disposable {
  readonly #catalog: ReadableCatalog;
  readonly #open: OpenDocuments;
  readonly #item = vscode.languages.createLanguageStatusItem('skillManager.tokens', {
    pattern: '**/SKILL.md',
  });
  readonly #subscriptions: readonly { dispose(): void }[];

  constructor(catalog: ReadableCatalog, open: OpenDocuments) {
    this.#catalog = catalog;
    this.#open = open;
    this.#item.name = 'Skill tokens';
    this.#subscriptions = [
      catalog.onDidChange(() => this.#draw()),
      open.onDidOpenOrClose(() => this.#draw()),
      vscode.window.onDidChangeActiveTextEditor(() => this.#draw()),
      this.#item,
    ];
    this.#draw();
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
  }

  #draw(): void {
    const document = vscode.window.activeTextEditor?.document;
    const location = document && this.#open.locationOf(document);
    const skill = location === undefined ? undefined : this.#catalog.get(location);
    if (!skill) {
      this.#item.text = 'Not in a skill folder';
      this.#item.detail = 'No agent finds this skill here';
      this.#item.command = undefined;
      return;
    }
    const { catalog, instructions } = skill.analysis.tokens;
    const counter = counterOf(skill);
    const command: CommandId = 'skillManager.countExactly';
    this.#item.text = formatTokens(instructions, counter);
    this.#item.detail = `catalog entry ${formatTokensShort(catalog, counter)}`;
    this.#item.command = { command, title: 'Count Exactly', arguments: [skill.location] };
  }
}
