import type { Resource } from '../discovery/skillFile.ts';
import { joinPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';
import type { Reference } from '../skill/reference.ts';

/**
 * Which of the referenced paths there are. The disk is asked only for those that are not among the resources: ones that
 * lead out of the skill directory, through a link, into another skill, or nowhere; once for each path.
 *
 * @param elsewhere what the disk has said of such paths; what it says now is added
 */
export async function findExisting(
  references: readonly Pick<Reference, 'path'>[],
  directory: string,
  resources: readonly Resource[],
  files: FileSystem,
  elsewhere = new Map<string, boolean>(),
): Promise<(path: string) => boolean> {
  if (references.length === 0) return () => false;
  const inside = new Set(['', 'SKILL.md', ...resources.map(({ path }) => path)]);
  let folders: ReadonlySet<string> | undefined;
  for (const path of references.flatMap(bothSlashes)) {
    if (inside.has(path) || elsewhere.has(path)) continue;
    // Few skills refer to anything but files: their folders are looked for when one does.
    folders ??= foldersOf(resources);
    if (folders.has(path)) inside.add(path);
    else elsewhere.set(path, (await files.stat(joinPath(directory, path))).ok);
  }
  return path => inside.has(path) || elsewhere.get(path) === true;
}

/** The path, and the one that it is on Windows where it holds backslashes. */
function bothSlashes({ path }: Pick<Reference, 'path'>): string[] {
  return path.includes('\\') ? [path, joinPath(path.replaceAll('\\', '/'))] : [path];
}

/** The folders in which the files lie. */
function foldersOf(resources: readonly Resource[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of resources) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
