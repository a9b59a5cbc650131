import { agents } from '../agents/index.ts';
import { personalFoldersOf, projectFoldersOf } from '../agents/foldersOf.ts';
import type { Places } from '../discovery/findRoots.ts';
import type { SkillFile, SkillRoot } from '../discovery/skillFile.ts';
import { baseName, expandHome, isAbsolutePath, isInside, joinPath } from '../path.ts';
import { skillAround } from './skillAround.ts';

/** The least work that shows what has changed on disk. */
export interface ChangePlan {
  /** A skill folder may have come or gone: everything is looked for anew. */
  readonly everything: boolean;
  /** Roots to scan anew, by path. */
  readonly roots: ReadonlyMap<string, SkillRoot>;
  /** Locations of skills whose SKILL.md is to be read again. */
  readonly read: ReadonlySet<string>;
  /** Locations of skills whose files are to be listed again. */
  readonly list: ReadonlySet<string>;
}

/** Where more skills than this have changed at once, some changes may not have been told. */
const burst = 50;

/** What the paths that were created, changed or deleted mean. Paths that no skill folder has to do with mean nothing. */
export function planChanges(
  paths: Iterable<string>,
  skills: Iterable<SkillFile>,
  roots: readonly SkillRoot[],
  places: Places,
): ChangePlan {
  const known = [...skills];
  const locations = locationsByPath(known);
  const around = skillAround(known);
  const mayBeRoot = rootRecogniser(places);
  let everything = false;
  const rescan = new Map<string, SkillRoot>();
  const read = new Set<string>();
  const list = new Set<string>();
  for (const path of paths) {
    const location = locations.get(path);
    const owner = around(path)?.skill;
    if (location !== undefined) read.add(location);
    else if (roots.some(root => isInside(root.path, path))) everything = true;
    else if (owner && baseName(path) !== 'SKILL.md') list.add(owner.location);
    else if (owner) for (const way of owner.ways) rescan.set(way.root.path, way.root);
    else {
      const inside = roots.filter(root => isInside(path, root.path));
      for (const root of inside) rescan.set(root.path, root);
      if (inside.length === 0 && mayBeRoot(path)) everything = true;
    }
  }
  if (read.size + list.size > burst) everything = true;
  return { everything, roots: rescan, read, list };
}

/** Every path that leads to a SKILL.md, and its location. */
export function locationsByPath(skills: Iterable<SkillFile>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { location, ways } of skills) {
    found.set(location, location);
    for (const { path } of ways) found.set(path, location);
  }
  return found;
}

/** Tells whether a path is, holds, or lies in a place where an agent or the user has skills. */
function rootRecogniser(places: Places): (path: string) => boolean {
  const { workspaceFolders, home, personal, customRoots, around = [] } = places;
  const project = projectFoldersOf(agents).map(folder => folder.path);
  const firstSegments = new Set(project.map(path => path.slice(0, path.indexOf('/'))));
  const custom = customRoots
    .map(written => expandHome(written, home.path))
    .flatMap(path =>
      isAbsolutePath(path) ? [path] : workspaceFolders.map(folder => joinPath(folder, path)),
    );
  const fixed = [...custom, ...(personal ? personalFoldersOf(agents, home).map(folder => folder.path) : [])];
  const above = around.flatMap(folder => project.map(name => ({ folder, root: joinPath(folder, name) })));
  return path =>
    above.some(
      ({ folder, root }) =>
        path !== folder && isInside(path, folder) && (isInside(path, root) || isInside(root, path)),
    ) ||
    fixed.some(root => isInside(path, root) || isInside(root, path)) ||
    (workspaceFolders.some(folder => isInside(path, folder)) &&
      (firstSegments.has(baseName(path)) || project.some(folder => `${path}/`.includes(`/${folder}/`))));
}
