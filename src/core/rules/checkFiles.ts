import { findingsOf } from './findings/findingsOf.ts';
import { sortFindings } from './findings/sortFindings.ts';
import { rules } from './index.ts';
import type { FilesSubject } from './subjects.ts';
import type { LocatedFinding } from './finding.ts';

/** All that the files rules say of one skill directory, worst first. */
export function checkFiles(skill: FilesSubject): readonly LocatedFinding[] {
  const findings = rules.flatMap(rule =>
    rule.looksAt === 'files' ? findingsOf(rule, rule.check(skill), problem => problem) : [],
  );
  return sortFindings(findings);
}
