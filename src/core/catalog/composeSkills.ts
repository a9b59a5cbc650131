import { compare } from '../discovery/compare.ts';
import type { Skill } from './skill.ts';
import type { ScannedSkill } from './skillSource.ts';

/** The skills as the catalog shows them: with the findings that only all of them together give. Sorted by name, then location. */
export function composeSkills(scanned: Iterable<ScannedSkill>): Skill[] {
  return [...scanned]
    .map(({ location, directory, ways, resources, analysis, filesFindings }): Skill => ({
      location,
      directory,
      scope: ways[0].root.scope,
      root: ways[0].root,
      ways,
      resources,
      analysis,
      findings: [...analysis.findings, ...filesFindings],
    }))
    .sort((a, b) => compare(a.analysis.name, b.analysis.name) || compare(a.location, b.location));
}
