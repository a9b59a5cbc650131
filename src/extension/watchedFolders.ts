import { personalFoldersOf, projectFoldersOf } from '../core/agents/foldersOf.ts';
import { agents } from '../core/agents/index.ts';
import type { Skill } from '../core/catalog/skill.ts';
import type { Places } from '../core/discovery/findRoots.ts';
import type { SkillRoot } from '../core/discovery/skillFile.ts';
import {
  baseName,
  expandHome,
  isAbsolutePath,
  isInside,
  joinPath,
  parentPath,
  relativePath,
} from '../core/path.ts';
import type { FileSystem } from '../core/ports.ts';

/** A folder and the glob of what to hear of below it. */
export type WatchedFolder = readonly [path: string, glob: string];

/** Links out of the skill folders are followed; more of them than this are not watched. */
const maxLinked = 200;

/**
 * What to watch: every skill folder with all below it; skills that links lead to; the workspace for skill folders that
 * appear; and around personal and custom folders, there or not, for their coming and going.
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
  const project = projectFoldersOf(agents).map(folder => folder.path);
  const above = (places.around ?? []).flatMap(folder => project.map(name => joinPath(folder, name)));
  return [
    ...[...rootPaths, ...new Set(linked)].map((path): WatchedFolder => [path, '**']),
    ...places.workspaceFolders.map((path): WatchedFolder => [path, appearance()]),
    ...places.workspaceFolders.flatMap(path => foldersAround(path, [...rootPaths])),
    ...(await foldersAbove([...custom, ...personal, ...above], places.home.path, files)),
  ];
}

/** `.claude` and `skills` of `.claude/skills`, at any depth: files below them are the roots' own watchers' business. */
function appearance(): string {
  const names = new Set(projectFoldersOf(agents).flatMap(folder => folder.path.split('/')));
  return `**/{${[...names].join(',')}}`;
}

/** The folders between the workspace folder and its skill folders: of a deleted tree only the topmost one is told. */
function foldersAround(workspaceFolder: string, roots: readonly string[]): WatchedFolder[] {
  const around = new Set<string>();
  for (const root of roots.filter(path => isInside(path, workspaceFolder))) {
    for (let path = parentPath(root); path !== workspaceFolder && path !== '/'; path = parentPath(path)) {
      around.add(relativePath(workspaceFolder, path));
    }
  }
  return [...around].map(path => [workspaceFolder, escapeGlob(path)]);
}

function escapeGlob(path: string): string {
  return path.replace(/[*?{}[\]]/g, '[$&]');
}

/** Of each folder outside the workspace the ones around it that exist, up to the home folder, and the name to look for there. */
async function foldersAbove(
  paths: readonly string[],
  home: string,
  files: FileSystem,
): Promise<WatchedFolder[]> {
  const awaited = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let [child, parent] = [path, parentPath(path)]; parent !== child;) {
      if (awaited.has(parent) || (await files.stat(parent)).ok) {
        const names = awaited.get(parent) ?? new Set();
        awaited.set(parent, names.add(baseName(child)));
        if (!isInside(parent, home) || parent === home) break;
      }
      [child, parent] = [parent, parentPath(parent)];
    }
  }
  return [...awaited].map(([path, names]) => [path, oneOf([...names].sort())]);
}

function oneOf(names: readonly string[]): string {
  return names.length === 1 ? escapeGlob(names[0] ?? '') : `{${names.map(escapeGlob).join(',')}}`;
}
