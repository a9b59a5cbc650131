import type { ReadingAgent } from '../agents/agent.ts';
import type { ReadScope, Tier } from '../agents/reading/behaviour.ts';
import { isRead, listedFolders, personalPath } from '../agents/foldersOf.ts';
import { isInside, joinPath, parentPath } from '../path.ts';
import type { Situation } from './situation.ts';

/** A skill folder that an agent reads, as it is started. */
export interface ReadFolder {
  /** Absolute. */
  readonly path: string;
  readonly scope: ReadScope;
  /** Its place in the order of precedence: 0 wins over all others. */
  readonly rank: number;
}

interface Candidate {
  readonly path: string;
  readonly scope: ReadScope;
  /** As the agent's list has it. */
  readonly folder: string;
  readonly listed: number;
  /** Folders between the working directory and the one that it is looked for in. */
  readonly distance: number;
}

/** The folders that the agent reads, by path, whether they are there or not. */
export function readFolders(agent: ReadingAgent, situation: Situation): ReadonlyMap<string, ReadFolder> {
  const { tiers } = agent.behaviour.clash;
  const ranked = candidates(agent, situation)
    .map(candidate => ({ candidate, tier: tierOf(candidate, tiers) }))
    .sort((a, b) => a.tier - b.tier || within(tiers[a.tier]?.first ?? 'listed', a.candidate, b.candidate));
  const folders = new Map<string, ReadFolder>();
  for (const { candidate } of ranked) {
    const { path, scope } = candidate;
    if (!folders.has(path)) folders.set(path, { path, scope, rank: folders.size });
  }
  return folders;
}

/** The folders in which an agent looks for project folders, nearest first. */
export function projectsAround(agent: ReadingAgent, situation: Situation): readonly string[] {
  const { parents, withoutRepository: outside } = agent.behaviour.search;
  const { workingDirectory, repository, home } = situation;
  const around = [workingDirectory];
  if (!parents || (repository === undefined && outside === 'stay')) return around;
  for (let at = workingDirectory; at !== repository && at !== '/';) {
    const next = parentPath(at);
    const atHome = repository === undefined && next === home.path;
    if (next === at || (atHome && outside === 'belowHome')) break;
    at = next;
    around.push(at);
    if (atHome && outside === 'home') break;
  }
  return around;
}

function candidates(agent: ReadingAgent, situation: Situation): readonly Candidate[] {
  const { home } = situation;
  const { notAtHome = [], unless } = agent.behaviour.search;
  const off = unless && (home.environment[unless.variable] ?? '') !== '' ? unless.folder : undefined;
  const project = projectsAround(agent, situation).flatMap((directory, distance) =>
    agent.projectFolders
      .map((folder, listed): Candidate => {
        return { path: joinPath(directory, folder), scope: 'project', folder, listed, distance };
      })
      .filter(({ folder }) => folder !== off)
      .filter(({ folder }) => directory !== home.path || !notAtHome.includes(folder)),
  );
  const personal = agent.personalFolders
    .filter(folder => isRead(folder, home))
    .map((folder, listed): Candidate => {
      return {
        path: personalPath(folder, home),
        scope: 'personal',
        folder: folder.path,
        listed,
        distance: 0,
      };
    });
  const further = listedFolders(agent, home).map((path, at): Candidate => {
    const listed = personal.length + at;
    return { path, scope: 'personal', folder: path, listed, distance: 0 };
  });
  const system = (agent.systemFolders ?? []).map((path, listed): Candidate => {
    return { path, scope: 'system', folder: path, listed, distance: 0 };
  });
  return [...personal, ...further, ...system, ...project];
}

function tierOf({ scope, folder }: Candidate, tiers: readonly Tier[]): number {
  const found = tiers.findIndex(
    tier => tier.scope === scope && (tier.folders === undefined || tier.folders.includes(folder)),
  );
  return found === -1 ? tiers.length : found;
}

function within(first: Tier['first'], a: Candidate, b: Candidate): number {
  const distance = a.distance - b.distance;
  const listed = a.listed - b.listed;
  if (first === 'nearest') return distance || listed;
  return first === 'farthest' ? -distance || listed : listed || distance;
}

/** Whether a skill folder lies below the working directory and is called as one of the agent's project folders. */
export function isBelow(path: string, agent: ReadingAgent, { workingDirectory }: Situation): boolean {
  return isInside(path, workingDirectory) && agent.projectFolders.some(folder => path.endsWith(`/${folder}`));
}
