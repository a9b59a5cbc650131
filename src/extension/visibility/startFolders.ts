import * as vscode from 'vscode';
import type { Home } from '../../core/agents/foldersOf.ts';
import { pathOf } from '../pathOf.ts';

/** Where the agents are taken to be started: in each workspace folder on disk; in the home folder where none is open. */
export function startFolders(home: Home): readonly string[] {
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => pathOf(uri));
  const open = folders.filter(path => path !== undefined);
  return open.length > 0 ? open : [home.path];
}
