import * as vscode from 'vscode';
import { agents } from '../core/agents/index.ts';
import { projectFoldersOf, type Home } from '../core/agents/foldersOf.ts';
import { CancellationSource } from '../core/cancellationSource.ts';
import type { CatalogChange } from '../core/catalog/readableCatalog.ts';
import type { SkillCatalog } from '../core/catalog/skillCatalog.ts';
import { appearedRoots } from '../core/discovery/appearedRoots.ts';
import { aroundAll } from '../core/discovery/foldersAround.ts';
import { foldersUpTo } from '../core/discovery/foldersUpTo.ts';
import type { Places } from '../core/discovery/findRoots.ts';
import type { SkillRoot } from '../core/discovery/skillFile.ts';
import type { FileSystem } from '../core/ports.ts';
import { breathe } from '../node/breathe.ts';
import { TreeWatcher } from '../node/treeWatcher.ts';
import { pathOf } from './pathOf.ts';
import { FolderWatchers } from './folderWatchers.ts';
import type { Guard } from './guard.ts';
import { readSetting } from './readSetting.ts';
import { SettledBatch } from './settledBatch.ts';
import { watchedFolders } from './watchedFolders.ts';

/** Milliseconds without an event before a batch of changed paths is handed on. */
const quiet = 100;

/** Tells the catalog where to look and what has changed: workspace folders, settings, trust and files. */
export class SkillWorkspace implements vscode.Disposable {
  readonly #catalog: SkillCatalog;
  readonly #files: FileSystem;
  readonly #home: Home;
  readonly #scanning: (work: () => Promise<void>) => Promise<void>;
  readonly #watchers: FolderWatchers;
  readonly #trees: TreeWatcher;
  /** Every skill folder that there was: where one was deleted, one may be made again. */
  readonly #rootPaths = new Set<string>();
  readonly #subscriptions: readonly vscode.Disposable[];
  readonly #filesChanged = new vscode.EventEmitter<ReadonlySet<string>>();
  readonly #known = new Set<string>();
  readonly #changes: SettledBatch<string>;
  #roots: readonly SkillRoot[] = [];
  /** Folders around the workspace folders in which agents look for skills too. */
  #around: readonly string[] = [];
  #watching = Promise.resolve();

  /** The paths of one settled batch. */
  readonly onDidChangeFiles = this.#filesChanged.event;

  /** @param scanning shows that a scan runs, for as long as its argument does */
  constructor(
    catalog: SkillCatalog,
    files: FileSystem,
    home: Home,
    guard: Guard,
    scanning: (work: () => Promise<void>) => Promise<void>,
  ) {
    this.#catalog = catalog;
    this.#files = files;
    this.#home = home;
    this.#scanning = scanning;
    const changes = new SettledBatch<string>(
      quiet,
      guard.quiet('Reading what has changed', async paths => {
        this.#filesChanged.fire(paths);
        await catalog.filesChanged(paths);
        await this.#watchTrees();
      }),
    );
    this.#changes = changes;
    const appeared = new SettledBatch<string>(
      quiet,
      guard.quiet('Looking into new folders', async paths => {
        const { token } = new CancellationSource();
        const known = new Set(catalog.roots.map(root => root.path));
        for (const path of await appearedRoots(paths, projectFoldersOf(agents), { files, token })) {
          if (!known.has(path)) changes.add(path);
        }
      }),
    );
    const created = vscode.workspace.createFileSystemWatcher('**', false, true, true);
    this.#watchers = new FolderWatchers(path => changes.add(path));
    this.#trees = new TreeWatcher(path => changes.add(path));
    const refresh = guard.quiet('Looking for skills', () => this.refresh());
    const watch = guard.quiet('Watching the skill folders', () => this.#watch());
    this.#subscriptions = [
      vscode.workspace.onDidChangeWorkspaceFolders(refresh),
      vscode.workspace.onDidGrantWorkspaceTrust(refresh),
      vscode.workspace.onDidChangeConfiguration(event => {
        if (event.affectsConfiguration('skillManager.roots')) void refresh();
      }),
      catalog.onDidChange(change => {
        if (this.#needsWatching(change)) void watch();
      }),
      created.onDidCreate(uri => {
        const path = pathOf(uri);
        if (path !== undefined) appeared.add(path);
      }),
      ...[created, appeared, changes],
      ...[this.#watchers, this.#trees],
      this.#filesChanged,
    ];
  }

  /** Where skills are looked for now. */
  get places(): Places {
    const folders = vscode.workspace.workspaceFolders ?? [];
    return {
      workspaceFolders: folders.map(folder => pathOf(folder.uri)).filter(path => path !== undefined),
      home: this.#home,
      personal: true,
      customRoots: readSetting('roots'),
      ...(this.#around.length > 0 && { around: this.#around }),
    };
  }

  /** Looks for everything anew. */
  async refresh(): Promise<void> {
    await this.#scanning(async () => {
      this.#around = await aroundAll(this.places.workspaceFolders, this.#files);
      await this.#catalog.refresh(this.places);
    });
    this.#watchers.forget();
    await this.#watch();
  }

  dispose(): void {
    for (const each of this.#subscriptions) each.dispose();
  }

  /** Whether folders or skills came or went; a new text is nothing to watch. */
  #needsWatching({ changed, removed }: CatalogChange): boolean {
    const { roots } = this.#catalog;
    const needed =
      roots !== this.#roots || removed.size > 0 || [...changed].some(location => !this.#known.has(location));
    this.#roots = roots;
    for (const location of changed) this.#known.add(location);
    for (const location of removed) this.#known.delete(location);
    return needed;
  }

  /** One after the other, so that the last state of the catalog is the one that is watched. */
  #watch(): Promise<void> {
    // In a turn of its own: the one in which the catalog changes has enough to do.
    this.#watching = this.#watching.then(breathe).then(async () => {
      const { roots, skills } = this.#catalog;
      this.#watchers.watch(await watchedFolders(this.places, roots, skills, this.#files));
    });
    void this.#watchTrees();
    this.#watching = this.#watching.then(() => this.#lookForLost());
    return this.#watching;
  }

  /** A skill folder that was deleted between being found and being watched is told of by nobody. */
  async #lookForLost(): Promise<void> {
    for (const { path } of this.#catalog.roots)
      if (!(await this.#files.stat(path)).ok) this.#changes.add(path);
  }

  /** Only Linux needs this: elsewhere the system itself tells of all that is below a folder. */
  #watchTrees(): Promise<void> {
    if (process.platform !== 'linux') return this.#watching;
    this.#watching = this.#watching.then(() => {
      for (const { path } of this.#catalog.roots) this.#rootPaths.add(path);
      const tops = [...this.places.workspaceFolders, this.#home.path, ...this.#around];
      return this.#trees.watch(this.#rootPaths, foldersUpTo(this.#rootPaths, tops));
    });
    return this.#watching;
  }
}
