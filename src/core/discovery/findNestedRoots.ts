import type { AgentFolder } from '../agents/foldersOf.ts';
import { childPath, isInside, joinPath, relativePath } from '../path.ts';
import { compare } from './compare.ts';
import { isUtf8 } from './isUtf8.ts';
import { noticeOf } from './noticeOf.ts';
import { probeFolder } from './probeFolder.ts';
import type { Notice, SkillRoot } from './skillFile.ts';
import { skippedInWorkspace } from './skippedInWorkspace.ts';
import type { Walk } from './walk.ts';

export interface WorkspaceLimits {
  /** Levels below the workspace folder. */
  readonly depth: number;
  /** Folders read in one workspace folder. */
  readonly folders: number;
}

export const workspaceLimits: WorkspaceLimits = { depth: 12, folders: 20_000 };

/**
 * Finds every skill folder of the agents in one workspace folder, nearest first, so that a bound cuts off the far ones.
 * Other workspace folders inside it are left to their own walk, and so is what lies in an agent's own folder
 * (`.claude/worktrees` holds copies of the project). A link to a folder elsewhere is followed once.
 */
export async function findNestedRoots(
  workspaceFolder: string,
  projectFolders: readonly AgentFolder[],
  otherFolders: ReadonlySet<string>,
  walk: Walk,
  limits: WorkspaceLimits = workspaceLimits,
): Promise<{ roots: SkillRoot[]; notices: Notice[] }> {
  const { files, token } = walk;
  const roots: SkillRoot[] = [];
  const notices: Notice[] = [];
  const firstSegments = new Set(projectFolders.map(firstSegment));
  const real = await files.realPath(workspaceFolder);
  const top = real.ok ? real.value : workspaceFolder;
  const followed = new Set([top]);
  const queue: { readonly path: string; readonly depth: number; readonly link?: boolean }[] = [
    { path: workspaceFolder, depth: 0 },
  ];
  const links: typeof queue = [];
  let read = 0;
  let tooDeep: string | undefined;
  for (let next = queue.shift() ?? links.shift(); next; next = queue.shift() ?? links.shift()) {
    if (token.isCancellationRequested) break;
    if (read >= limits.folders) {
      notices.push(stopped(workspaceFolder, next.path, limits.folders));
      break;
    }
    if (next.link && !(await leadsElsewhere(next.path))) continue;
    const entries = await files.readDirectory(next.path);
    read++;
    walk.progress?.(1);
    if (!entries.ok) {
      if (entries.error.kind !== 'notFound' || read === 1 || !isUtf8(next.path))
        notices.push(noticeOf(entries.error, next.path));
      continue;
    }
    for (const { name, kind } of entries.value.toSorted((a, b) => compare(a.name, b.name))) {
      if ((kind !== 'directory' && kind !== 'link') || skippedInWorkspace.has(name)) continue;
      const path = childPath(next.path, name);
      if (firstSegments.has(name)) await probe(next.path, name);
      else if (otherFolders.has(path)) continue;
      else if (next.depth >= limits.depth) tooDeep ??= path;
      else (kind === 'link' ? links : queue).push({ path, depth: next.depth + 1, link: kind === 'link' });
    }
  }
  if (tooDeep !== undefined) notices.push(deep(tooDeep, limits.depth));
  return { roots, notices };

  async function probe(directory: string, name: string): Promise<void> {
    for (const folder of projectFolders) {
      if (firstSegment(folder) !== name) continue;
      const path = joinPath(directory, folder.path);
      const found = await probeFolder(files, path);
      if (found === 'absent') continue;
      if (found !== 'folder') notices.push(found);
      else {
        const label = relativePath(workspaceFolder, path);
        roots.push({ path, scope: 'project', label, workspaceFolder, agents: folder.agents });
      }
    }
  }

  /** A link into the workspace folder leads to what is found anyway; one to a folder above it would never end. */
  async function leadsElsewhere(path: string): Promise<boolean> {
    const target = await files.realPath(path);
    if (!target.ok || isInside(target.value, top) || isInside(top, target.value)) return false;
    if (followed.has(target.value)) return false;
    followed.add(target.value);
    const stat = await files.stat(target.value);
    return stat.ok && stat.value.kind === 'directory';
  }
}

/** `.claude` of `.claude/skills`. */
function firstSegment({ path }: AgentFolder): string {
  return path.slice(0, path.indexOf('/'));
}

function stopped(workspaceFolder: string, at: string, folders: number): Notice {
  return {
    kind: 'tooMany',
    path: workspaceFolder,
    message: `Looking for skill folders stopped at ${at}, after ${folders.toString()} folders of ${workspaceFolder}. To search a folder that is missing, name the folder itself as a root.`,
  };
}

function deep(path: string, depth: number): Notice {
  return {
    kind: 'tooDeep',
    path,
    message: `Skill folders are looked for ${depth.toString()} levels deep; ${path}, and others as deep, were not entered. To search a folder that is missing, name the folder itself as a root.`,
  };
}
