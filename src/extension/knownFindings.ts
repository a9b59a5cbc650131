import type { ReadableCatalog } from '../core/catalog/readableCatalog.ts';
import type { Scope } from '../core/discovery/skillFile.ts';
import { applySettings, type FindingSettings } from '../core/rules/findings/applySettings.ts';
import type { LocatedFinding } from '../core/rules/finding.ts';
import type { LooseSkills } from './looseSkills.ts';

/** What is to be said of one SKILL.md. */
export interface Known {
  /** Of the text that the findings are about. */
  readonly hash: string;
  readonly findings: readonly LocatedFinding[];
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
    if (skill) return { hash: skill.analysis.hash, findings: skill.findings, scope: skill.scope };
    const known = loose.get(location);
    return (
      known && {
        hash: known.hash,
        findings: applySettings(known.findings, settings()),
        scope: undefined,
      }
    );
  };
}
