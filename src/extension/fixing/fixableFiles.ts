import type { Skill } from '../../core/catalog/skill.ts';
import type { LocatedFinding } from '../../core/rules/finding.ts';
import type { Fix } from '../../core/rules/fix.ts';
import { chooseFixes } from '../../core/rules/fixes/chooseFixes.ts';
import { fileOf } from '../fileOf.ts';

/** A file with safe fixes. */
export interface FixableFile {
  /** Absolute. */
  readonly path: string;
  /** Of the skill. */
  readonly location: string;
  /** Of the text that the fixes are of; undefined where its bytes are not all UTF-8, so that no edit can keep them. */
  readonly hash: string | undefined;
  readonly fixes: readonly Fix[];
}

/** The files of skills in which something can be fixed unasked. */
export function fixableFiles(skills: readonly Skill[]): readonly FixableFile[] {
  return skills.flatMap(skill =>
    [...byFile(skill)].flatMap(([path, findings]): FixableFile[] => {
      const ofSkill = path === skill.location;
      const { hash: ofAnalysis, invalidBytes = false } = skill.analysis;
      const own = invalidBytes ? undefined : ofAnalysis;
      const hash = ofSkill ? own : findings.find(({ textHash }) => textHash !== undefined)?.textHash;
      const current = ofSkill ? findings.filter(({ textHash = own }) => textHash === own) : findings;
      const fixes = chooseFixes(current);
      return fixes.length > 0 ? [{ path, location: skill.location, hash, fixes }] : [];
    }),
  );
}

/** In the order of the findings: worst first. */
function byFile(skill: Skill): ReadonlyMap<string, readonly LocatedFinding[]> {
  const files = new Map<string, LocatedFinding[]>();
  for (const finding of skill.findings) {
    const path = fileOf(skill, finding);
    const beside = files.get(path);
    if (beside) beside.push(finding);
    else files.set(path, [finding]);
  }
  return files;
}
