import type { AgentFolder } from '../agents/foldersOf.ts';
import { parentPath } from '../path.ts';
import { findNestedRoots } from './findNestedRoots.ts';
import type { Walk } from './walk.ts';
import { skippedInWorkspace } from './skippedInWorkspace.ts';

/** New folders are not searched further than this: more than that is for a whole scan. */
const limits = { depth: 12, folders: 2_000 };

/**
 * The skill folders in what was newly created: a folder that was filled as it was made is often all that is told of.
 * Each of the topmost folders is searched once.
 * @param paths absolute, of files and folders, in any order
 */
export async function appearedRoots(
  paths: ReadonlySet<string>,
  projectFolders: readonly AgentFolder[],
  walk: Walk,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    if (!isTopmost(path, paths) || path.split('/').some(segment => skippedInWorkspace.has(segment))) continue;
    const stat = await walk.files.stat(path);
    if (!stat.ok || stat.value.kind !== 'directory') continue;
    const { roots } = await findNestedRoots(path, projectFolders, new Set(), walk, limits);
    found.push(...roots.map(root => root.path));
  }
  return found;
}

function isTopmost(path: string, paths: ReadonlySet<string>): boolean {
  for (let at = parentPath(path); at !== '/'; at = parentPath(at)) {
    if (paths.has(at)) return false;
  }
  return true;
}
