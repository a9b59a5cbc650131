import * as vscode from 'vscode';
import type { AgentId } from '../core/agents/agent.ts';
import type { Home } from '../core/agents/foldersOf.ts';
import { agents } from '../core/agents/index.ts';
import type { ReadableCatalog } from '../core/catalog/readableCatalog.ts';
import { chosenAgents } from '../core/discovery/chosenAgents.ts';
import { findAgents, type FoundAgent } from '../core/discovery/findAgents.ts';
import type { SkillRoot } from '../core/discovery/skillFile.ts';
import { Emitter, type Disposable } from '../core/host.ts';
import type { FileSystem } from '../core/ports.ts';
import type { Guard } from './guard.ts';
import { pathOf } from './pathOf.ts';
import { readSetting } from './readSetting.ts';

/** The agents that the user has: those that the setting `skillManager.agents` names, else those that are found. */
export class UserAgents implements Disposable {
  readonly #files: Pick<FileSystem, 'stat'>;
  readonly #home: Home;
  readonly #catalog: Pick<ReadableCatalog, 'roots' | 'onDidChange'>;
  readonly #changed = new Emitter<void>();
  readonly #subscriptions: readonly Disposable[];
  #roots: readonly SkillRoot[];
  #found: readonly FoundAgent[] = [];
  #told = '';

  /** The problems that are to be shown may be others now. */
  readonly onDidChange = this.#changed.event;

  constructor(
    files: Pick<FileSystem, 'stat'>,
    home: Home,
    catalog: Pick<ReadableCatalog, 'roots' | 'onDidChange'>,
    guard: Guard,
  ) {
    this.#files = files;
    this.#home = home;
    this.#catalog = catalog;
    this.#roots = catalog.roots;
    const find = guard.quiet('Looking for agents', () => this.find());
    this.#subscriptions = [
      vscode.workspace.onDidChangeWorkspaceFolders(find),
      vscode.workspace.onDidChangeConfiguration(event => {
        if (event.affectsConfiguration('skillManager.agents')) this.#tell();
      }),
      catalog.onDidChange(() => {
        if (catalog.roots === this.#roots) return;
        this.#roots = catalog.roots;
        void find();
      }),
      this.#changed,
    ];
  }

  /** In the order of the table. */
  get found(): readonly FoundAgent[] {
    return this.#found;
  }

  /** Absolute. */
  get home(): string {
    return this.#home.path;
  }

  /** For whom problems are shown; undefined for everybody. */
  get chosen(): ReadonlySet<AgentId> | undefined {
    return chosenAgents(readSetting('agents'), this.#found, ['vscode']);
  }

  /** Looks for agents anew. */
  async find(): Promise<void> {
    const folders = vscode.workspace.workspaceFolders ?? [];
    const workspaceFolders = folders.map(({ uri }) => pathOf(uri)).filter(path => path !== undefined);
    const places = { home: this.#home, workspaceFolders };
    this.#found = await findAgents(agents, places, this.#catalog.roots, this.#files);
    this.#tell();
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
  }

  #tell(): void {
    const now = [...(this.chosen ?? ['all'])].sort().join(' ');
    if (now === this.#told) return;
    this.#told = now;
    this.#changed.fire();
  }
}
