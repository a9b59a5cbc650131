import * as vscode from 'vscode';
import type { Home } from '../../core/agents/foldersOf.ts';
import type { FileSystem } from '../../core/ports.ts';
import type { Situation } from '../../core/visibility/situation.ts';
import { pathOf } from '../pathOf.ts';
import { repositoryOf } from './repositoryOf.ts';

/** How the agents are started in each workspace folder; in the home folder where none is open. */
export function currentSituations(home: Home, files: FileSystem): Promise<readonly Situation[]> {
  const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => pathOf(uri));
  const open = folders.filter(path => path !== undefined);
  return Promise.all(
    (open.length > 0 ? open : [home.path]).map(async (workingDirectory): Promise<Situation> => ({
      workingDirectory,
      repository: await repositoryOf(workingDirectory, files),
      home,
      trusted: vscode.workspace.isTrusted,
      switches: {},
    })),
  );
}
