import type { Resource } from '../discovery/skillFile.ts';
import type { FileSystem } from '../ports.ts';
import { checkFiles } from '../rules/checkFiles.ts';
import type { LocatedFinding } from '../rules/finding.ts';
import { findExisting } from './findExisting.ts';
import type { Analysis } from './skill.ts';

/** What the files rules say of one skill. */
export async function checkSkillFiles(
  { references }: Pick<Analysis, 'references'>,
  directory: string,
  resources: readonly Resource[],
  files: FileSystem,
  elsewhere?: Map<string, boolean>,
): Promise<readonly LocatedFinding[]> {
  const exists = await findExisting(references, directory, resources, files, elsewhere);
  return checkFiles({ references, resources, exists });
}
