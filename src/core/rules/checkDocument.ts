import type { LocatedFinding, PlacedProblem, Problem } from './finding.ts';
import { findingsOf } from './findings/findingsOf.ts';
import { sortFindings } from './findings/sortFindings.ts';
import { rules } from './index.ts';
import { mayReject, withAsked } from './findings/withAsked.ts';
import type { DocumentRule } from './rule.ts';
import type { DocumentSubject } from './subjects.ts';

/** All that the document rules say of one SKILL.md, worst first. It depends on nothing but the text and the directory's name. */
export function checkDocument(skill: DocumentSubject): readonly LocatedFinding[] {
  const { lines } = skill.document;
  const placed = (problem: Problem): PlacedProblem => ({ ...problem, range: lines.rangeOf(problem.span) });
  const found: LocatedFinding[] = [];
  for (const rule of documentRules) {
    const problems = rejecting.has(rule) ? askedProblems(rule, skill) : rule.check(skill);
    found.push(...findingsOf(rule, problems, placed));
  }
  return sortFindings(found);
}

function* askedProblems(rule: DocumentRule, skill: DocumentSubject): Iterable<Problem> {
  for (const problem of rule.check(skill)) yield withAsked(problem, rule, skill);
}

const documentRules = rules.filter(rule => rule.looksAt === 'document');
const rejecting: ReadonlySet<DocumentRule> = new Set(documentRules.filter(mayReject));
