import * as vscode from 'vscode';
import type { Home } from '../../core/agents/foldersOf.ts';
import { readingAgents } from '../../core/agents/reading/readingAgents.ts';
import { findRepository } from '../../core/discovery/findRepository.ts';
import type { Decode, FileSystem } from '../../core/ports.ts';
import type { SeenSkill } from '../../core/visibility/candidate.ts';
import { readOwnSettings } from '../../core/visibility/readOwnSettings.ts';
import type { Situation } from '../../core/visibility/situation.ts';
import { startFolders } from './startFolders.ts';

/** How the agents are started in each workspace folder, and what is switched in their settings. */
export function currentSituations(
  skills: readonly SeenSkill[],
  home: Home,
  files: FileSystem,
  decode: Decode,
): Promise<readonly Situation[]> {
  return Promise.all(
    startFolders(home).map(async (workingDirectory): Promise<Situation> => {
      const start = { workingDirectory, home };
      const repository = await findRepository(workingDirectory, files);
      const bare = { ...start, repository, trusted: vscode.workspace.isTrusted };
      return readOwnSettings(readingAgents, skills, bare, files, decode);
    }),
  );
}
