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
  const found = new Map<string, LocatedFinding[]>();
  for (const rule of catalogRules) {
    for (const { location, ...problem } of rule.check(skills, likeness)) {
      const finding = completeFinding(rule, problem);
      const all = found.get(location);
      if (all) all.push(finding);
      else found.set(location, [finding]);
    }
  }
  return new Map([...found].map(([location, all]) => [location, sortFindings(all)]));
}
