import type { Resource } from '../discovery/skillFile.ts';
import { joinPath } from '../path.ts';
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
  const inside = new Set(['', 'SKILL.md', ...resources.map(({ path }) => path)]);
  const known = new Map<string, boolean>();
  for (const path of references.flatMap(bothSlashes)) {
    if (inside.has(path) || known.has(path)) continue;
    const isFolder = resources.some(resource => resource.path.startsWith(`${path}/`));
    known.set(path, isFolder || (await files.stat(joinPath(directory, path))).ok);
  }
  return path => inside.has(path) || known.get(path) === true;
}

/** The path, and the one that it is on Windows where it holds backslashes. */
function bothSlashes({ path }: Pick<Reference, 'path'>): string[] {
  return path.includes('\\') ? [path, joinPath(path.replaceAll('\\', '/'))] : [path];
}
