import { checkText } from './checkText.ts';
import type { LocatedFinding } from './finding.ts';
import { findingsOf } from './findings/findingsOf.ts';
import { sortFindings } from './findings/sortFindings.ts';
import { rules } from './index.ts';
import type { DocumentSubject } from './subjects.ts';

/** All that the document and text rules say of one SKILL.md, worst first. It depends on nothing but the text and the directory's name. */
export function checkDocument(skill: DocumentSubject): readonly LocatedFinding[] {
  const { document } = skill;
  const { text, lines } = document;
  const findings = rules.flatMap(rule =>
    rule.looksAt === 'document'
      ? findingsOf(rule, rule.check(skill), problem => ({ ...problem, range: lines.rangeOf(problem.span) }))
      : [],
  );
  return sortFindings([
    ...findings,
    ...checkText({ path: 'SKILL.md', text, kind: 'skill', document }, lines),
  ]);
}
