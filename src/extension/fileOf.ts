import type { Skill } from '../core/catalog/skill.ts';
import { joinPath } from '../core/path.ts';
import type { LocatedFinding } from '../core/rules/finding.ts';

/** The absolute path of the file that a finding of the skill is in. */
export function fileOf(
  { location, directory }: Pick<Skill, 'location' | 'directory'>,
  { path }: Pick<LocatedFinding, 'path'>,
): string {
  return path === undefined || path === 'SKILL.md' ? location : joinPath(directory, path);
}
