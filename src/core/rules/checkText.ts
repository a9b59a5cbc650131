import { LineIndex } from '../text.ts';
import type { LocatedFinding, PlacedProblem, Problem } from './finding.ts';
import { findingsOf } from './findings/findingsOf.ts';
import { rules } from './index.ts';
import type { TextSubject } from './subjects.ts';

/** All that the text rules say of one file, in the order of the rules; `known` are the lines of the text, where they are. */
export function checkText(file: TextSubject, known?: LineIndex): readonly LocatedFinding[] {
  let lines = known;
  const place = file.kind === 'skill' ? {} : { path: file.path };
  const placed = (problem: Problem): PlacedProblem => ({
    ...problem,
    ...place,
    range: (lines ??= new LineIndex(file.text)).rangeOf(problem.span),
  });
  return textRules.flatMap(rule => findingsOf(rule, rule.check(file), placed));
}

const textRules = rules.filter(rule => rule.looksAt === 'text');
