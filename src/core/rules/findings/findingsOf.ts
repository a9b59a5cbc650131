import type { LocatedFinding, PlacedProblem, Problem, Severity } from '../finding.ts';
import type { RuleFacts } from '../rule.ts';
import { completeFinding } from './completeFinding.ts';
import { sortFindings } from './sortFindings.ts';
import { grouped } from '../../grouped.ts';

/** Findings of one rule in one file that are told one by one. */
const most = 50;

const none: readonly LocatedFinding[] = [];

/**
 * The findings of one rule in one file, worst first; where there are more than 50, the last of them says how many more.
 * A file made of problems costs the time of a look at each, but not the memory.
 */
export function findingsOf<P extends Problem>(
  rule: RuleFacts,
  problems: Iterable<P>,
  placed: (problem: P) => PlacedProblem,
): readonly LocatedFinding[] {
  let kept: Map<Severity, P[]> | undefined;
  let count = 0;
  for (const problem of problems) {
    count++;
    kept ??= new Map();
    const severity = problem.severity ?? rule.severity;
    const alike = kept.get(severity);
    if (!alike) kept.set(severity, [problem]);
    else if (alike.length < most) alike.push(problem);
  }
  if (!kept) return none;
  const all = [...kept.values()].flat().map(problem => completeFinding(rule, placed(problem)));
  const shown = sortFindings(all).slice(0, most);
  const last = shown.at(-1);
  if (!last || count <= most) return shown;
  const more = `And ${grouped(count - most)} more of this rule in the file.`;
  return [...shown.slice(0, -1), { ...last, message: `${last.message} ${more}` }];
}
