import * as vscode from 'vscode';
import { SettledBatch } from '../settledBatch.ts';
import type { SearchTestParts, SearchTests } from './searchTests.ts';

const name = 'skill-manager.eval.json';
/** Milliseconds without a keystroke before the tests of an open file are read anew. */
const quiet = 200;

export interface RegisteredSearchTests extends vscode.Disposable {
  /** The tests, once there is a file of them. */
  readonly tests: Promise<SearchTests>;
}

/** Finds the test files of search, and follows them. The Test Explorer shows them; what that takes is loaded with the first of them. */
export function registerSearchTests(parts: SearchTestParts): RegisteredSearchTests {
  const { guard } = parts;
  const made: SearchTests[] = [];
  let isOver = false;
  let loading: Promise<SearchTests> | undefined;
  let tell: (tests: SearchTests) => void;
  const tests = new Promise<SearchTests>(resolve => (tell = resolve));
  const load = (): Promise<SearchTests> =>
    (loading ??= import('../registerChat.ts').then(({ SearchTests }) => {
      const loaded = new SearchTests(parts);
      made.push(loaded);
      if (isOver) loaded.dispose();
      tell(loaded);
      return loaded;
    }));
  const read = guard.quiet('Reading the search tests', async (uri: vscode.Uri, saved: boolean) =>
    (await load()).read(uri, saved),
  );
  const typed = new SettledBatch<string>(quiet, async uris => {
    for (const uri of uris) await read(vscode.Uri.parse(uri), false);
  });
  const watcher = vscode.workspace.createFileSystemWatcher(`**/${name}`);
  const registered = vscode.Disposable.from(
    watcher,
    typed,
    watcher.onDidCreate(uri => void read(uri, true)),
    watcher.onDidChange(uri => void read(uri, true)),
    watcher.onDidDelete(uri => made[0]?.forget(uri)),
    vscode.workspace.onDidChangeTextDocument(({ document: { uri } }) => {
      if (uri.path.endsWith(`/${name}`)) typed.add(uri.toString());
    }),
  );
  void guard.quiet('Looking for search tests', async () => {
    const found = await vscode.workspace.findFiles(`**/${name}`, '**/node_modules/**');
    for (const uri of found) await read(uri, true);
  })();
  return {
    tests,
    dispose: () => {
      isOver = true;
      registered.dispose();
      for (const each of made) each.dispose();
    },
  };
}
