import type { LocatedFinding } from '../rules/finding.ts';
import type { Analysis } from './skill.ts';

/** What was made of one text and of the files around it. JSON-safe. */
export interface Examined {
  readonly analysis: Analysis;
  /** Of the files rules. */
  readonly filesFindings: readonly LocatedFinding[];
  /** Of the resources rules and the text rules; undefined until the files have been looked into. */
  readonly resourceFindings?: readonly LocatedFinding[];
  /** What the disk said of the paths, relative to the skill directory, that lead to none of the resources: whether there is anything. */
  readonly elsewhere?: readonly (readonly [path: string, exists: boolean])[];
  /** Whether the resource findings are those of before: the files have to be looked into again. */
  readonly outdated?: boolean;
}
