import type { Fix, LocatedFinding } from '../../core/rules/rule.ts';
import type { Span } from '../../core/text.ts';

/** The fixes that can be made together: of two that touch each other, the one of the graver finding. */
export function chooseFixes(findings: readonly LocatedFinding[]): readonly Fix[] {
  const chosen: Fix[] = [];
  const taken: Span[] = [];
  for (const { fix } of findings) {
    if (!fix || fix.edits.some(edit => taken.some(span => touches(span, edit.span)))) continue;
    chosen.push(fix);
    taken.push(...fix.edits.map(edit => edit.span));
  }
  return chosen;
}

/** Two insertions at one place touch as well: their order would be a guess. */
function touches(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}
