import { watch, type FSWatcher } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { skippedInRoots } from '../core/discovery/skippedInRoots.ts';
import type { Disposable } from '../core/host.ts';
import { inSlices } from '../core/inSlices.ts';
import { baseName, childPath, isInside } from '../core/path.ts';
import { breathe } from './breathe.ts';

/** Directories that are watched at most: each takes one of the system's watches. */
const maxWatched = 5_000;

/**
 * Watches folders with all folders below them, one system watch each. A system that does not watch whole trees by itself
 * may miss what lies in a folder that was filled as it was made; here the topmost folder that is newly watched is told of
 * once more afterwards, so that whoever lists it then misses nothing. Paths are those of the file system, with `/`.
 */
export class TreeWatcher implements Disposable {
  readonly #onPath: (path: string) => void;
  readonly #watchers = new Map<string, FSWatcher>();
  #trees: ReadonlySet<string> = new Set();
  #single: ReadonlySet<string> = new Set();

  /** @param onPath hears of every path that was made, changed or deleted, and of a folder that is newly watched */
  constructor(onPath: (path: string) => void) {
    this.#onPath = onPath;
  }

  /**
   * From now on watches these and no others; a folder that was deleted and made again is watched again.
   * @param trees absolute paths of folders to watch with all below them
   * @param single of folders to watch by themselves
   */
  async watch(trees: Iterable<string>, single: Iterable<string>): Promise<void> {
    [this.#trees, this.#single] = [new Set(trees), new Set(single)];
    await inSlices([...this.#watchers.keys()], 100, breathe, paths => {
      for (const path of paths) if (!this.#isWanted(path)) this.#drop(path);
    });
    for (const path of this.#single) await this.#add(path);
    for (const path of this.#trees) await this.#add(path);
  }

  dispose(): void {
    [this.#trees, this.#single] = [new Set(), new Set()];
    for (const path of [...this.#watchers.keys()]) this.#drop(path);
  }

  #isWanted(path: string): boolean {
    return this.#single.has(path) || this.#isInTree(path);
  }

  #isInTree(path: string): boolean {
    for (const tree of this.#trees) if (isInside(path, tree)) return true;
    return false;
  }

  async #add(path: string): Promise<void> {
    if (await this.#addQuietly(path)) this.#onPath(path);
  }

  /** Whether the folder is now watched, with those below it, and was not before. */
  async #addQuietly(path: string): Promise<boolean> {
    if (this.#watchers.has(path)) return false;
    const isTop = this.#trees.has(path) || this.#single.has(path);
    if (!isTop && !(await isDirectory(path))) return false;
    if (!this.#start(path)) return false;
    if (this.#isInTree(path)) {
      for (const child of await directoriesIn(path)) await this.#addQuietly(child);
    }
    return true;
  }

  /** Whether the folder is now watched and was not before. */
  #start(path: string): boolean {
    if (this.#watchers.size >= maxWatched || this.#watchers.has(path) || !this.#isWanted(path)) return false;
    try {
      const watcher = watch(path, { persistent: false }, (kind, name) => this.#hear(path, kind, name));
      watcher.on('error', () => this.#drop(path));
      this.#watchers.set(path, watcher);
      return true;
    } catch {
      // It is gone, or the system has no watch left: then the editor's own watching has to do.
      return false;
    }
  }

  #hear(directory: string, kind: string, name: string | null): void {
    const path = name === null ? directory : childPath(directory, name);
    // A folder that is deleted or moved is told by its own name, and never heard of again.
    if (kind === 'rename' && name === baseName(directory)) {
      this.#drop(directory);
      this.#onPath(directory);
    }
    this.#onPath(path);
    if (kind === 'rename' && name !== null && !skippedInRoots.has(name) && this.#isInTree(path)) {
      this.#drop(path);
      void this.#add(path);
    }
  }

  #drop(path: string): void {
    this.#watchers.get(path)?.close();
    this.#watchers.delete(path);
  }
}

async function isDirectory(path: string): Promise<boolean> {
  return lstat(path).then(
    stats => stats.isDirectory(),
    () => false,
  );
}

async function directoriesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries
    .filter(entry => entry.isDirectory() && !skippedInRoots.has(entry.name))
    .map(entry => childPath(path, entry.name));
}
