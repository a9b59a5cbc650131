import { equalJson } from './equalJson.ts';
import type { ScannedSkill } from './skillSource.ts';

/** The skills as they are now, each with what was found in its files before, until these have been looked into again. */
export function keepFound(
  now: ReadonlyMap<string, ScannedSkill>,
  before: ReadonlyMap<string, ScannedSkill>,
): ReadonlyMap<string, ScannedSkill> {
  const kept = new Map(now);
  for (const [location, skill] of now) {
    const known = before.get(location);
    if (!known?.resourceFindings || skill.resourceFindings || known === skill) continue;
    if (known.analysis.hash !== skill.analysis.hash || !equalJson(known.resources, skill.resources)) continue;
    kept.set(location, { ...skill, resourceFindings: known.resourceFindings, outdated: true });
  }
  return kept;
}
