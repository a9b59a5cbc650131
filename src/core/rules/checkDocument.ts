import { completeFinding } from './findings/completeFinding.ts';
import { rules } from './index.ts';
import type { DocumentSubject, LocatedFinding } from './rule.ts';
import { sortFindings } from './findings/sortFindings.ts';

/** All that the document rules say of one SKILL.md, worst first. It depends on nothing but the text and the directory's name. */
export function checkDocument(skill: DocumentSubject): readonly LocatedFinding[] {
  const findings: LocatedFinding[] = [];
  for (const rule of rules) {
    if (rule.looksAt !== 'document') continue;
    for (const problem of rule.check(skill)) {
      const range = skill.document.lines.rangeOf(problem.span);
      findings.push({ ...completeFinding(rule, problem), range });
    }
  }
  return sortFindings(findings);
}
