import { expandHome, isAbsolutePath, joinPath } from '../path.ts';
import type { Agent, AgentId, PersonalFolder } from './agent.ts';

/** A skill folder and the agents that read it. */
export interface AgentFolder {
  readonly path: string;
  readonly agents: readonly AgentId[];
}

/** Where personal folders lie: the home folder, and the environment variables that move some of them. */
export interface Home {
  /** Absolute. */
  readonly path: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The distinct project folders, relative to a workspace folder, in the order of the table. */
export function projectFoldersOf(agents: readonly Agent[]): readonly AgentFolder[] {
  return merge(agents, agent => agent.projectFolders);
}

/** The distinct personal folders, absolute, whether they exist or not. */
export function personalFoldersOf(agents: readonly Agent[], home: Home): readonly AgentFolder[] {
  return merge(agents, agent => [
    ...new Set([
      ...agent.personalFolders
        .filter(folder => isRead(folder, home))
        .map(folder => personalPath(folder, home)),
      ...listedFolders(agent, home),
    ]),
  ]);
}

/** The distinct folders that every user of the machine has, absolute, whether they exist or not. */
export function systemFoldersOf(agents: readonly Agent[]): readonly AgentFolder[] {
  return merge(agents, agent => agent.systemFolders ?? []);
}

/** The folders that variables of the agent add. What is not an absolute path is left out: it depends on where the agent is started. */
export function listedFolders({ foldersVariable, addedFolders = [] }: Agent, home: Home): readonly string[] {
  const listed = foldersVariable === undefined ? '' : (home.environment[foldersVariable] ?? '');
  const added = addedFolders.map(({ variable, path }) => {
    const folder = home.environment[variable] ?? '';
    return folder === '' ? '' : `${folder}/${path}`;
  });
  return [...listed.split(','), ...added]
    .map(path => expandHome(path.trim(), home.path))
    .filter(isAbsolutePath)
    .map(path => joinPath(path));
}

/** Whether the environment leaves the agent a personal folder. */
export function isRead({ unless }: PersonalFolder, { environment }: Home): boolean {
  return unless === undefined || (environment[unless] ?? '') === '';
}

/** The absolute path of a folder of the user. A variable that is unset, empty or not an absolute path moves nothing. */
export function personalPath({ path, movedBy }: PersonalFolder, home: Home): string {
  const base = movedBy && expandHome(home.environment[movedBy.variable] ?? '', home.path);
  return base && isAbsolutePath(base) ? joinPath(base, movedBy.path) : joinPath(home.path, path);
}

function merge(
  agents: readonly Agent[],
  foldersOf: (agent: Agent) => readonly string[],
): readonly AgentFolder[] {
  const found = new Map<string, Set<AgentId>>();
  for (const agent of agents) {
    for (const path of foldersOf(agent)) {
      const readers = found.get(path) ?? new Set();
      found.set(path, readers.add(agent.id));
    }
  }
  return [...found].map(([path, readers]) => ({ path, agents: [...readers] }));
}
