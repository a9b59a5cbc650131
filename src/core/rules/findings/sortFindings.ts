import type { LocatedFinding, Severity } from '../finding.ts';

const weight: Record<Severity, number> = { error: 0, warning: 1, information: 2, hint: 3 };

/** Worst first, then in text order; findings at one place are ordered by rule id. */
export function sortFindings(findings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  return [...findings].sort(
    (a, b) =>
      weight[a.severity] - weight[b.severity] ||
      a.span.start - b.span.start ||
      a.span.end - b.span.end ||
      (a.rule < b.rule ? -1 : Number(a.rule > b.rule)),
  );
}
