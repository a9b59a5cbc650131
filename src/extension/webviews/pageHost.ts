import * as vscode from 'vscode';
import type { Guard } from '../guard.ts';
import { pageHtml, type Page } from './pageHtml.ts';

/** What answers one page: given each message from it, told when things change, and taken down with it. */
export interface PageTalk<Received> {
  receive(message: Received): unknown;
  /** Something that the page shows may differ. Not called while the page is hidden: it begins anew when it is back. */
  refresh(): unknown;
}

export interface PageKind<Sent, Received> extends Page {
  /** The id under which VS Code keeps the page over a restart. */
  readonly viewType: string;
  /** What the title says after "failed" where something does. */
  readonly what: string;
  talk(send: (message: Sent) => void): Promise<PageTalk<Received>>;
}

/** Shows one page, at most once, and brings it back after a restart of the window. */
export class PageHost<Sent, Received> implements vscode.Disposable {
  readonly #kind: PageKind<Sent, Received>;
  readonly #extensionUri: vscode.Uri;
  readonly #guard: Guard;
  readonly #serializer: vscode.Disposable;
  #open: { readonly panel: vscode.WebviewPanel; readonly talk: Promise<PageTalk<Received>> } | undefined;

  constructor(kind: PageKind<Sent, Received>, extensionUri: vscode.Uri, guard: Guard) {
    this.#kind = kind;
    this.#extensionUri = extensionUri;
    this.#guard = guard;
    this.#serializer = vscode.window.registerWebviewPanelSerializer(kind.viewType, {
      deserializeWebviewPanel: async panel => {
        this.#open?.panel.dispose();
        this.#adopt(panel);
      },
    });
  }

  show(): void {
    if (this.#open) return this.#open.panel.reveal();
    const { viewType, title } = this.#kind;
    this.#adopt(vscode.window.createWebviewPanel(viewType, title, vscode.ViewColumn.Active));
  }

  /** Tells the page, if there is one in sight, that things may have changed. */
  refresh(): void {
    const { talk, panel } = this.#open ?? {};
    if (panel?.visible === true)
      void this.#guard.quiet(this.#kind.what, async () => (await talk)?.refresh())();
  }

  dispose(): void {
    this.#serializer.dispose();
    this.#open?.panel.dispose();
  }

  #adopt(panel: vscode.WebviewPanel): void {
    const { what, title } = this.#kind;
    panel.title = title;
    panel.webview.options = {
      enableScripts: true,
      enableForms: false,
      localResourceRoots: [vscode.Uri.joinPath(this.#extensionUri, 'dist')],
    };
    const talk = this.#kind.talk(message => void panel.webview.postMessage(message));
    const answer = this.#guard.asked(what, async (message: Received) => (await talk).receive(message));
    const listening = panel.webview.onDidReceiveMessage(answer);
    panel.onDidDispose(() => {
      listening.dispose();
      if (this.#open?.panel === panel) this.#open = undefined;
    });
    this.#open = { panel, talk };
    panel.webview.html = pageHtml(panel.webview, this.#extensionUri, this.#kind);
  }
}
