import type { LocatedFinding, PlacedProblem, Problem } from './finding.ts';
import { findingsOf } from './findings/findingsOf.ts';
import { sortFindings } from './findings/sortFindings.ts';
import { rules } from './index.ts';
import type { DocumentSubject } from './subjects.ts';

/** All that the document rules say of one SKILL.md, worst first. It depends on nothing but the text and the directory's name. */
export function checkDocument(skill: DocumentSubject): readonly LocatedFinding[] {
  const { lines } = skill.document;
  const placed = (problem: Problem): PlacedProblem => ({ ...problem, range: lines.rangeOf(problem.span) });
  return sortFindings(documentRules.flatMap(rule => findingsOf(rule, rule.check(skill), placed)));
}

const documentRules = rules.filter(rule => rule.looksAt === 'document');
