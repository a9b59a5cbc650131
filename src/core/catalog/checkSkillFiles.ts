import type { Resource } from '../discovery/skillFile.ts';
import { joinPath, parentPath } from '../path.ts';
import type { FileSystem } from '../ports.ts';
import { checkFiles } from '../rules/checkFiles.ts';
import type { LocatedFinding } from '../rules/rule.ts';
import type { Analysis } from './skill.ts';

/**
 * What the files rules say of one skill. The disk is asked only for references that are not among the resources: ones
 * that lead out of the skill directory, through a link, into another skill, or nowhere.
 */
export async function checkSkillFiles(
  { references }: Analysis,
  directory: string,
  resources: readonly Resource[],
  files: FileSystem,
): Promise<readonly LocatedFinding[]> {
  const known = references.length === 0 ? new Set<string>() : pathsOf(resources);
  for (const { path } of references) {
    if (!known.has(path) && (await files.stat(joinPath(directory, path))).ok) known.add(path);
  }
  return checkFiles({ references, resources, exists: path => known.has(path) });
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
