import * as vscode from 'vscode';
import { pathOf } from './pathOf.ts';

/** Watches a changing set of folders, each with all that is below it, inside the workspace or not. */
export class FolderWatchers implements vscode.Disposable {
  readonly #onPath: (path: string) => void;
  readonly #watchers = new Map<string, vscode.Disposable>();

  /** @param onPath hears of every path that was made, changed or deleted */
  constructor(onPath: (path: string) => void) {
    this.#onPath = onPath;
  }

  /**
   * From now on watches these and no others.
   * @param folders absolute path and glob below it: `**` for a skill folder
   */
  watch(folders: Iterable<readonly [path: string, glob: string]>): void {
    const wanted = new Map([...folders].map(([path, glob]) => [`${path}\n${glob}`, [path, glob] as const]));
    for (const [key, watcher] of this.#watchers) {
      if (wanted.has(key)) continue;
      watcher.dispose();
      this.#watchers.delete(key);
    }
    for (const [key, [path, glob]] of wanted) {
      if (!this.#watchers.has(key)) this.#watchers.set(key, this.#watcher(path, glob));
    }
  }

  /** Watches nothing until the next call of `watch`, which then begins anew: a watcher whose folder was deleted is dead. */
  forget(): void {
    this.dispose();
  }

  dispose(): void {
    for (const watcher of this.#watchers.values()) watcher.dispose();
    this.#watchers.clear();
  }

  #watcher(path: string, glob: string): vscode.Disposable {
    const watcher = vscode.workspace.createFileSystemWatcher(
      new vscode.RelativePattern(vscode.Uri.file(path), glob),
    );
    const tell = (uri: vscode.Uri): void => {
      const changed = pathOf(uri);
      if (changed !== undefined) this.#onPath(changed);
    };
    return vscode.Disposable.from(
      watcher,
      watcher.onDidCreate(tell),
      watcher.onDidChange(tell),
      watcher.onDidDelete(tell),
    );
  }
}
