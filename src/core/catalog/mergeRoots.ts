import { compare } from '../discovery/compare.ts';
import type { SkillRoot, SkillWay } from '../discovery/skillFile.ts';
import { parentPath } from '../path.ts';
import type { ScannedSkill } from './skillSource.ts';

/**
 * The skills after some of the roots were scanned anew: ways through the other roots stay, and a skill to which no way is
 * left is gone. `roots` are all roots, in their order.
 */
export function mergeRoots(
  before: ReadonlyMap<string, ScannedSkill>,
  scanned: readonly SkillRoot[],
  found: readonly ScannedSkill[],
  roots: readonly SkillRoot[],
): Map<string, ScannedSkill> {
  const anew = new Set(scanned.map(root => root.path));
  const order = new Map(roots.map((root, at) => [root.path, at]));
  const after = new Map<string, ScannedSkill>();
  for (const skill of before.values()) {
    const ways = skill.ways.filter(way => !anew.has(way.root.path));
    if (isFilled(ways)) after.set(skill.location, { ...skill, ways });
  }
  for (const skill of found) {
    const kept = after.get(skill.location);
    const ways = [...(kept?.ways ?? []), ...skill.ways].sort(
      (a, b) =>
        (order.get(a.root.path) ?? Infinity) - (order.get(b.root.path) ?? Infinity) ||
        compare(a.path, b.path),
    );
    const base = kept && holdsItself(kept) && !holdsItself(skill) ? kept : skill;
    if (isFilled(ways)) after.set(skill.location, { ...base, ways });
  }
  return after;
}

/** Whether SKILL.md lies in the skill directory, and is not just linked there. */
function holdsItself({ location, directory }: ScannedSkill): boolean {
  return parentPath(location) === directory;
}

function isFilled(ways: readonly SkillWay[]): ways is [SkillWay, ...SkillWay[]] {
  return ways.length > 0;
}
