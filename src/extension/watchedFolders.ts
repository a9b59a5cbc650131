import { personalFoldersOf, projectFoldersOf } from '../core/agents/foldersOf.ts';
import { agents } from '../core/agents/index.ts';
import type { Skill } from '../core/catalog/skill.ts';
import type { Places } from '../core/discovery/findRoots.ts';
import type { SkillRoot } from '../core/discovery/skillFile.ts';
import { expandHome, isAbsolutePath, isInside, parentPath } from '../core/path.ts';
import type { FileSystem } from '../core/ports.ts';

/** A folder and the glob of what to hear of below it. */
export type WatchedFolder = readonly [path: string, glob: string];

/** Links out of the skill folders are followed; more of them than this are not watched. */
const maxLinked = 200;

/**
 * What to watch: every skill folder with all below it; skills that links lead to; the workspace for skill folders that
 * appear; and, of personal and custom folders that do not exist yet, the nearest folder that does.
 */
export async function watchedFolders(
  places: Places,
  roots: readonly SkillRoot[],
  skills: readonly Skill[],
  files: FileSystem,
): Promise<readonly WatchedFolder[]> {
  const rootPaths = new Set(roots.map(root => root.path));
  const linked = skills
    .map(skill => skill.directory)
    .filter(directory => !roots.some(root => isInside(directory, root.path)))
    .slice(0, maxLinked);
  const custom = places.customRoots
    .map(written => expandHome(written, places.home.path))
    .filter(isAbsolutePath);
  const personal = personalFoldersOf(agents, places.home).map(folder => folder.path);
  const missing = [...custom, ...personal].filter(path => !rootPaths.has(path));
  return [
    ...[...rootPaths, ...new Set(linked)].map((path): WatchedFolder => [path, '**']),
    ...places.workspaceFolders.map((path): WatchedFolder => [path, appearance()]),
    ...(await appearances(missing, files)),
  ];
}

/** `.claude` and `skills` of `.claude/skills`, at any depth: files below them are the roots' own watchers' business. */
function appearance(): string {
  const names = new Set(projectFoldersOf(agents).flatMap(folder => folder.path.split('/')));
  return `**/{${[...names].join(',')}}`;
}

/** Of each missing folder the nearest one above it that exists, and the name to wait for there. */
async function appearances(missing: readonly string[], files: FileSystem): Promise<WatchedFolder[]> {
  const awaited = new Map<string, Set<string>>();
  for (const path of missing) {
    let child = path;
    let parent = parentPath(path);
    while (parent !== child && !(await files.stat(parent)).ok) [child, parent] = [parent, parentPath(parent)];
    if (parent === child) continue;
    const names = awaited.get(parent) ?? new Set();
    awaited.set(parent, names.add(child.slice(child.lastIndexOf('/') + 1)));
  }
  return [...awaited].map(([path, names]) => [path, oneOf([...names].sort())]);
}

function oneOf(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? '') : `{${names.join(',')}}`;
}
