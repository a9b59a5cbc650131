import { catalogRules } from './catalogRules.ts';
import { completeFinding } from './findings/completeFinding.ts';
import type { CatalogLikeness, CatalogSubject } from './subjects.ts';
import type { LocatedFinding } from './finding.ts';
import { sortFindings } from './findings/sortFindings.ts';

/** All that the catalog rules say, by location of the skill that it is said of. A skill without findings is not in the map. */
export function checkCatalog(
  skills: readonly CatalogSubject[],
  likeness: CatalogLikeness,
): ReadonlyMap<string, readonly LocatedFinding[]> {
  const found = new Map<string, readonly LocatedFinding[]>();
  for (const rule of catalogRules) {
    for (const { location, ...problem } of rule.check(skills, likeness)) {
      const before = found.get(location) ?? [];
      found.set(location, sortFindings([...before, completeFinding(rule, problem)]));
    }
  }
  return found;
}
