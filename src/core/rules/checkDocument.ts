import { findingsOf } from './findings/findingsOf.ts';
import { sortFindings } from './findings/sortFindings.ts';
import { rules } from './index.ts';
import type { DocumentSubject, LocatedFinding } from './rule.ts';

/** All that the document rules say of one SKILL.md, worst first. It depends on nothing but the text and the directory's name. */
export function checkDocument(skill: DocumentSubject): readonly LocatedFinding[] {
  const { lines } = skill.document;
  const findings = rules.flatMap(rule =>
    rule.looksAt === 'document'
      ? findingsOf(rule, rule.check(skill), problem => ({ ...problem, range: lines.rangeOf(problem.span) }))
      : [],
  );
  return sortFindings(findings);
}
