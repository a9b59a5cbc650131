import { completeFinding } from './findings/completeFinding.ts';
import { rules } from './index.ts';
import type { FilesSubject, LocatedFinding } from './rule.ts';
import { sortFindings } from './findings/sortFindings.ts';

/** All that the files rules say of one skill directory, worst first. */
export function checkFiles(skill: FilesSubject): readonly LocatedFinding[] {
  const findings: LocatedFinding[] = [];
  for (const rule of rules) {
    if (rule.looksAt !== 'files') continue;
    for (const problem of rule.check(skill)) findings.push(completeFinding(rule, problem));
  }
  return sortFindings(findings);
}
