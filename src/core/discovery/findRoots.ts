import type { Agent } from '../agents/agent.ts';
import { personalFoldersOf, projectFoldersOf, systemFoldersOf, type Home } from '../agents/foldersOf.ts';
import { expandHome, isAbsolutePath, isInside, joinPath, relativePath } from '../path.ts';
import { distinctNotices } from './distinctNotices.ts';
import { findAroundRoots } from './findAroundRoots.ts';
import { findNestedRoots, workspaceLimits, type WorkspaceLimits } from './findNestedRoots.ts';
import { listingOnce } from './listingOnce.ts';
import { probeFolder } from './probeFolder.ts';
import type { Notice, SkillRoot } from './skillFile.ts';
import type { Walk } from './walk.ts';

/** Where skill folders are to be looked for. Plain data: it crosses threads. */
export interface Places {
  /** Absolute. */
  readonly workspaceFolders: readonly string[];
  readonly home: Home;
  /** Whether the personal folders are wanted, and those of the machine. */
  readonly personal: boolean;
  /** The setting `skillManager.roots`: absolute, `~/…`, or relative to each workspace folder. */
  readonly customRoots: readonly string[];
  /** Absolute: folders around the workspace folders in which agents look for project folders too. */
  readonly around?: readonly string[];
}

/**
 * Every skill folder that exists: project folders of each workspace folder (nested ones too), then custom, then personal.
 * Undefined when cancelled.
 */
export async function findRoots(
  places: Places,
  agents: readonly Agent[],
  walk: Walk,
  limits: WorkspaceLimits = workspaceLimits,
): Promise<{ roots: SkillRoot[]; notices: Notice[] } | undefined> {
  const found = new Map<string, SkillRoot>();
  const notices: Notice[] = [];
  const add = (root: SkillRoot): void => {
    if (!found.has(root.path)) found.set(root.path, root);
  };
  const projectFolders = projectFoldersOf(agents);
  const disk = listingOnce(walk.files);
  const shared = places.personal
    ? [...personalFoldersOf(agents, places.home), ...systemFoldersOf(agents)]
    : [];
  for (const folder of new Set(places.workspaceFolders)) {
    const others = new Set(places.workspaceFolders.filter(other => other !== folder));
    const nested = await findNestedRoots(folder, projectFolders, others, walk, limits);
    // Whoever works in the home folder has personal skills there and not a project's.
    const personal = new Set(places.around && shared.map(({ path }) => path));
    nested.roots.filter(({ path }) => !personal.has(path)).forEach(add);
    notices.push(...nested.notices);
  }
  for (const written of places.customRoots) {
    const custom = await customRoots(written, places, walk);
    custom.roots.forEach(add);
    notices.push(...custom.notices);
  }
  for (const { path, agents: readers } of shared) {
    if (isInside(places.home.path, path)) {
      notices.push(tooWide(path));
      continue;
    }
    const probed = await probeFolder(disk, path);
    if (probed === 'folder') {
      add({ path, scope: 'personal', label: homeLabel(path, places.home.path), agents: readers });
    } else if (probed !== 'absent') notices.push(probed);
  }
  const around = await findAroundRoots(places.around ?? [], projectFolders, disk);
  around.roots.forEach(add);
  notices.push(...around.notices);
  return walk.token.isCancellationRequested
    ? undefined
    : { roots: [...found.values()], notices: distinctNotices(notices) };
}

/** A variable of the environment may name any folder: one around the home folder would have all of it searched. */
function tooWide(path: string): Notice {
  const message = `${path} is named as a skill folder and holds the whole home folder. It was not searched; name a folder in it instead.`;
  return { kind: 'tooMany', path, message };
}

/** `~/.claude/skills` for a path below the home folder. */
export function homeLabel(path: string, home: string): string {
  return isInside(path, home) ? joinPath('~', relativePath(home, path)) : path;
}

async function customRoots(
  written: string,
  { workspaceFolders, home }: Places,
  { files }: Walk,
): Promise<{ roots: SkillRoot[]; notices: Notice[] }> {
  const roots: SkillRoot[] = [];
  const notices: Notice[] = [];
  const expanded = expandHome(written, home.path);
  const candidates = isAbsolutePath(expanded)
    ? [{ path: joinPath(expanded) }]
    : workspaceFolders.map(folder => ({ path: joinPath(folder, expanded), workspaceFolder: folder }));
  for (const candidate of candidates) {
    const probed = await probeFolder(files, candidate.path);
    if (probed === 'folder') roots.push({ ...candidate, scope: 'custom', label: written, agents: [] });
    else if (probed !== 'absent') notices.push(probed);
  }
  if (roots.length + notices.length === 0) {
    notices.push({
      kind: 'unreadable',
      path: candidates[0]?.path ?? written,
      message: `The folder ${written}, which is named as a root, does not exist. Create it, or name another.`,
    });
  }
  return { roots, notices };
}
