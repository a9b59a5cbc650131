import type { Resource } from '../discovery/skillFile.ts';
import { joinPath, parentPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';
import type { Reference } from '../skill/reference.ts';

/**
 * Which of the referenced paths there are. The disk is asked only for those that are not among the resources: ones that
 * lead out of the skill directory, through a link, into another skill, or nowhere; once for each path.
 */
export async function findExisting(
  references: readonly Pick<Reference, 'path'>[],
  directory: string,
  resources: readonly Resource[],
  files: FileSystem,
): Promise<(path: string) => boolean> {
  if (references.length === 0) return () => false;
  const inside = pathsOf(resources);
  const elsewhere = new Map<string, boolean>();
  for (const path of references.flatMap(bothSlashes)) {
    if (inside.has(path) || elsewhere.has(path)) continue;
    elsewhere.set(path, (await files.stat(joinPath(directory, path))).ok);
  }
  return path => inside.has(path) || elsewhere.get(path) === true;
}

/** The path, and the one that it is on Windows where it holds backslashes. */
function bothSlashes({ path }: Pick<Reference, 'path'>): string[] {
  return path.includes('\\') ? [path, joinPath(path.replaceAll('\\', '/'))] : [path];
}

/** The paths of the files and of the folders around them. */
function pathsOf(resources: readonly Resource[]): Set<string> {
  const paths = new Set(['', 'SKILL.md']);
  for (const { path } of resources) {
    for (
      let at = path;
      at !== '/' && at !== '' && !paths.has(at);
      at = at.includes('/') ? parentPath(at) : ''
    ) {
      paths.add(at);
    }
  }
  return paths;
}
