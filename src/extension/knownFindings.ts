import type { ReadableCatalog } from '../core/catalog/readableCatalog.ts';
import type { Scope } from '../core/discovery/skillFile.ts';
import { parentPath } from '../core/path.ts';
import { applySettings, type FindingSettings } from '../core/rules/findings/applySettings.ts';
import type { LocatedFinding } from '../core/rules/finding.ts';
import type { LooseSkills } from './looseSkills.ts';

/** What is to be said of one SKILL.md and the files beside it. */
export interface Known {
  /** Of the text that the findings are about. */
  readonly hash: string;
  readonly findings: readonly LocatedFinding[];
  /** Every path that leads to the skill directory, the real one first. */
  readonly directories: readonly [string, ...string[]];
  /** Undefined where it lies in no skill folder. */
  readonly scope: Scope | undefined;
}

/** Looks a SKILL.md up by its real path: in the catalog, else among the open ones beside it. */
export type KnownFindings = (location: string) => Known | undefined;

export function knownFindings(
  catalog: ReadableCatalog,
  loose: Pick<LooseSkills, 'get'>,
  settings: () => FindingSettings,
): KnownFindings {
  return location => {
    const skill = catalog.get(location);
    if (skill) {
      const { analysis, findings, scope, directory, ways } = skill;
      const others = ways.map(({ path }) => parentPath(path)).filter(path => path !== directory);
      return { hash: analysis.hash, findings, scope, directories: [directory, ...new Set(others)] };
    }
    const known = loose.get(location);
    return (
      known && {
        hash: known.hash,
        findings: applySettings(known.findings, settings()),
        scope: undefined,
        directories: [parentPath(location)],
      }
    );
  };
}
