import * as vscode from 'vscode';
import type { Home } from '../../core/agents/foldersOf.ts';
import { readingAgents } from '../../core/agents/reading/readingAgents.ts';
import { baseName, parentPath } from '../../core/path.ts';
import { switchFile } from '../../core/visibility/readSwitches.ts';
import { startFolders } from './startFolders.ts';

/** Watches the settings files in which agents keep what is switched, whether they are there or not. */
export class SwitchWatchers implements vscode.Disposable {
  readonly #home: Home;
  readonly #changed: () => unknown;
  readonly #watchers = new Map<string, vscode.FileSystemWatcher>();

  constructor(home: Home, changed: () => unknown) {
    this.#home = home;
    this.#changed = changed;
    this.watch();
  }

  /** Watches the files that belong to the workspace folders of now. */
  watch(): void {
    const wanted = new Set(
      startFolders(this.#home).flatMap(workingDirectory =>
        readingAgents.flatMap(({ behaviour }) =>
          behaviour.switches.places.map(place => switchFile(place, { workingDirectory, home: this.#home })),
        ),
      ),
    );
    for (const [path, watcher] of this.#watchers) {
      if (wanted.has(path)) continue;
      watcher.dispose();
      this.#watchers.delete(path);
    }
    for (const path of wanted) if (!this.#watchers.has(path)) this.#watchers.set(path, this.#watcher(path));
  }

  dispose(): void {
    for (const watcher of this.#watchers.values()) watcher.dispose();
  }

  #watcher(path: string): vscode.FileSystemWatcher {
    const pattern = new vscode.RelativePattern(vscode.Uri.file(parentPath(path)), baseName(path));
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    for (const event of [watcher.onDidCreate, watcher.onDidChange, watcher.onDidDelete]) event(this.#changed);
    return watcher;
  }
}
