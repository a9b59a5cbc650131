import * as vscode from 'vscode';
import type { FileSystem } from '../core/ports.ts';
import type { Guard } from './guard.ts';
import { pathOf } from './pathOf.ts';
import { SettledBatch } from './settledBatch.ts';

/** Hears the texts of open documents; the catalog is one. */
export interface OpenTextSink {
  setOpenText(location: string, text: string): Promise<void>;
  clearOpenText(location: string): Promise<void>;
}

/** A text of up to so many characters is handed on at every key. */
const small = 200_000;
/** Milliseconds without a key before a longer one is. */
const quiet = 50;

/** Every open SKILL.md, saved or not, by the real path of its file: what is in the editor wins over the disk. */
export class OpenDocuments implements vscode.Disposable {
  readonly #files: Pick<FileSystem, 'realPath'>;
  readonly #examine: (location: string, text: string) => Promise<unknown>;
  readonly #forget: (location: string) => Promise<unknown>;
  readonly #locations = new Map<vscode.TextDocument, string>();
  readonly #changed: SettledBatch<vscode.TextDocument>;
  readonly #opening = new Set<Promise<void>>();
  readonly #moved = new vscode.EventEmitter<string>();
  readonly #subscriptions: readonly { dispose(): void }[];

  /** A location of which a document was opened or closed. */
  readonly onDidOpenOrClose = this.#moved.event;

  constructor(files: Pick<FileSystem, 'realPath'>, sinks: readonly OpenTextSink[], guard: Guard) {
    this.#examine = guard.quiet('Checking an open SKILL.md', async (location: string, text: string) => {
      await Promise.all(sinks.map(sink => sink.setOpenText(location, text)));
    });
    this.#forget = guard.quiet('Forgetting a closed SKILL.md', async (location: string) => {
      await Promise.all(sinks.map(sink => sink.clearOpenText(location)));
    });
    this.#files = files;
    this.#changed = new SettledBatch(quiet, documents => documents.forEach(each => this.#handOn(each)));
    this.#subscriptions = [
      vscode.workspace.onDidOpenTextDocument(document => this.#beginOpening(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (this.#locations.has(document)) this.#change(document);
      }),
      vscode.workspace.onDidCloseTextDocument(document => this.#close(document)),
      this.#changed,
      this.#moved,
    ];
    for (const document of vscode.workspace.textDocuments) this.#beginOpening(document);
  }

  documentsOf(location: string): readonly vscode.TextDocument[] {
    return [...this.#locations].filter(([, own]) => own === location).map(([document]) => document);
  }

  /** The real path of the file behind an open document of any name; undefined where there is none. */
  async locate(uri: vscode.Uri): Promise<string | undefined> {
    const path = pathOf(uri);
    const real = path === undefined ? undefined : await this.#files.realPath(path);
    return real?.ok ? real.value : path;
  }

  locationOf(document: vscode.TextDocument): string | undefined {
    return this.#locations.get(document);
  }

  /** Hands on at once what is in the editors, for who reads texts next. What it says is found out later, as ever. */
  async handOnAll(): Promise<void> {
    await Promise.all(this.#opening);
    this.#changed.flush();
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
    this.#locations.clear();
  }

  #beginOpening(document: vscode.TextDocument): void {
    const opening = this.#open(document).finally(() => this.#opening.delete(opening));
    this.#opening.add(opening);
  }

  async #open(document: vscode.TextDocument): Promise<void> {
    if (!/(^|[\\/])SKILL\.md$/.test(document.uri.path) || pathOf(document.uri) === undefined) return;
    const location = await this.locate(document.uri);
    if (location === undefined || document.isClosed) return;
    this.#locations.set(document, location);
    this.#handOn(document);
    this.#moved.fire(location);
  }

  #change(document: vscode.TextDocument): void {
    // The offset of the last line tells the length without making the text.
    const length = document.offsetAt(new vscode.Position(document.lineCount, 0));
    if (length <= small) this.#handOn(document);
    else this.#changed.add(document);
  }

  #close(document: vscode.TextDocument): void {
    const location = this.#locations.get(document);
    if (location === undefined) return;
    this.#locations.delete(document);
    const [other] = this.documentsOf(location);
    if (other) this.#handOn(other);
    else void this.#forget(location);
    this.#moved.fire(location);
  }

  #handOn(document: vscode.TextDocument): void {
    const location = this.#locations.get(document);
    if (location !== undefined) void this.#examine(location, document.getText());
  }
}
