import * as vscode from 'vscode';
import { isInside } from '../../core/path.ts';
import { isSameState, putBack, takeState, type FolderState } from '../../node/folderState.ts';
import type { Guard } from '../guard.ts';
import { notificationText } from '../notificationText.ts';
import { pathOf } from '../pathOf.ts';

interface Done {
  readonly title: string;
  readonly before: ReadonlyMap<string, FolderState>;
  readonly after: ReadonlyMap<string, FolderState>;
}

/** Bytes that are kept of one change; what is larger is not begun. */
const mostKept = 64 * 1024 * 1024;
/** Changes that are kept. */
const mostDone = 20;

/** Changes of files and folders, each of which can be taken back byte for byte as long as nobody has changed them since. */
export class PlaceChanges {
  readonly #guard: Guard;
  readonly #changed: (paths: readonly string[]) => Promise<void>;
  readonly #done: Done[] = [];

  /** @param changed hears which paths are others now */
  constructor(guard: Guard, changed: (paths: readonly string[]) => Promise<void>) {
    this.#guard = guard;
    this.#changed = changed;
  }

  /**
   * Does `work`, which may change what is at these paths and nothing else, and tells what it has done, with a button to
   * undo it. What fails halfway is put back.
   *
   * @param work answers what it has done, in one sentence
   */
  async make(paths: readonly string[], work: () => Promise<string>): Promise<void> {
    refuseUnsaved(paths);
    const before = await statesOf(paths);
    let title: string;
    try {
      title = await work();
    } catch (error) {
      for (const [path, state] of before) await putBack(path, state);
      throw error;
    }
    const done = { title, before, after: await statesOf(paths) };
    this.#done.push(done);
    if (this.#done.length > mostDone) this.#done.shift();
    await this.#changed(paths);
    const undo = this.#guard.asked('Undo', () => this.#undo(done));
    void vscode.window
      .showInformationMessage(notificationText(title), 'Undo')
      .then(answer => answer && undo());
  }

  /** Takes back the last change that is not taken back yet. */
  async undoLast(): Promise<void> {
    const last = this.#done.at(-1);
    if (last) return this.#undo(last);
    await vscode.window.showInformationMessage('There is no move, copy, link or switch of a skill to undo.');
  }

  async #undo(done: Done): Promise<void> {
    if (!this.#done.includes(done)) return;
    const paths = [...done.before.keys()];
    refuseUnsaved(paths);
    const now = await statesOf(paths);
    for (const [path, state] of now) {
      const left = done.after.get(path);
      if (!left || !isSameState(state, left))
        throw new Error(`${path} has changed since. It stays as it is; nothing was undone.`);
    }
    this.#done.splice(this.#done.indexOf(done), 1);
    for (const [path, state] of done.before) await putBack(path, state);
    await this.#changed(paths);
    vscode.window.setStatusBarMessage(`$(discard) Undone: ${notificationText(done.title)}`, 5000);
  }
}

async function statesOf(paths: readonly string[]): Promise<ReadonlyMap<string, FolderState>> {
  const states = new Map<string, FolderState>();
  for (const path of paths) states.set(path, await takeState(path, mostKept));
  return states;
}

/** What is in an editor and not on disk would be lost, or come back over what was changed. */
function refuseUnsaved(paths: readonly string[]): void {
  const unsaved = vscode.workspace.textDocuments.find(({ isDirty, uri }) => {
    const own = pathOf(uri);
    return isDirty && own !== undefined && paths.some(path => isInside(own, path));
  });
  if (unsaved)
    throw new Error(`${unsaved.uri.fsPath} has unsaved changes. Save it or close it, then try again.`);
}
