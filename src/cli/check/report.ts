import type { Skill } from '../../core/catalog/skill.ts';
import type { Notice } from '../../core/discovery/skillFile.ts';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import { joinPath } from '../../core/path.ts';
import { systemPath } from '../../node/nodePath.ts';

/** What a check has found, for one of the formats. */
export interface Report {
  readonly skills: readonly Skill[];
  /** Worst first within a skill. */
  readonly findings: readonly FiledFinding[];
  /** Everything that was left out, or stopped at. */
  readonly notices: readonly Notice[];
  /** Of these: what could not be read, and so was not checked. */
  readonly unchecked: readonly Notice[];
  readonly colours: boolean;
}

export interface FiledFinding extends LocatedFinding {
  /** Absolute, as this system writes paths: the file that the range is in. */
  readonly file: string;
  /** Location of the skill. */
  readonly skill: string;
}

/** The findings of a skill with the files that they are in. */
export function filed({ location, directory }: Skill, findings: readonly LocatedFinding[]): FiledFinding[] {
  return findings.map(finding => ({
    ...finding,
    skill: location,
    file: systemPath(finding.path === undefined ? location : joinPath(directory, finding.path)),
  }));
}
