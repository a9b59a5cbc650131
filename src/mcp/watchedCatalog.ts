import { projectFoldersOf } from '../core/agents/foldersOf.ts';
import { agents } from '../core/agents/index.ts';
import type { SkillCatalog } from '../core/catalog/skillCatalog.ts';
import { foldersUpTo } from '../core/discovery/foldersUpTo.ts';
import type { Places } from '../core/discovery/findRoots.ts';
import type { Disposable } from '../core/host.ts';
import { joinPath } from '../core/path.ts';
import { TreeWatcher } from '../node/treeWatcher.ts';

/** Milliseconds of quiet after which changes are read. */
const quiet = 200;

/** Keeps a catalog as the disk is, for one set of places at a time. */
export class WatchedCatalog implements Disposable {
  readonly #catalog: SkillCatalog;
  readonly #tell: (message: string) => void;
  readonly #watcher = new TreeWatcher(path => this.#hear(path));
  readonly #paths = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #places: Places | undefined;
  #scan = Promise.resolve();
  #disposed = false;

  /** @param tell hears of a scan that failed, in a sentence */
  constructor(catalog: SkillCatalog, tell: (message: string) => void) {
    this.#catalog = catalog;
    // What is cut short by the end is no news.
    this.#tell = message => (this.#disposed ? undefined : tell(message));
  }

  /** Settles when the skills of the places that were asked for last are known, or the scan of them has failed. */
  get ready(): Promise<void> {
    return this.#scan;
  }

  look(places: Places): Promise<void> {
    this.#places = places;
    this.#scan = this.#catalog.refresh(places).then(
      () => this.#watch(),
      (error: unknown) => this.#tell(String(error)),
    );
    return this.#scan;
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    this.#watcher.dispose();
  }

  #hear(path: string): void {
    this.#paths.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#deliver(), quiet);
  }

  async #deliver(): Promise<void> {
    const paths = [...this.#paths];
    this.#paths.clear();
    try {
      await this.#catalog.filesChanged(paths);
      await this.#watch();
    } catch (error) {
      this.#tell(String(error));
    }
  }

  /** The skill folders with all below them, and what is around them, for folders that come and go. */
  async #watch(): Promise<void> {
    if (!this.#places) return;
    const { workspaceFolders, home } = this.#places;
    const roots = this.#catalog.roots.map(root => root.path);
    const first = new Set(projectFoldersOf(agents).map(({ path }) => path.split('/', 1)[0] ?? path));
    const awaited = workspaceFolders.flatMap(folder => [
      folder,
      ...[...first].map(name => joinPath(folder, name)),
    ]);
    const around = foldersUpTo(roots, [...workspaceFolders, home.path]);
    await this.#watcher.watch(roots, [...around, ...awaited]);
  }
}
