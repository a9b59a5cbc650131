import type { Span } from '../../text.ts';
import type { LocatedFinding } from '../finding.ts';
import type { Fix } from '../fix.ts';

/**
 * The safe fixes of one file that can be made together: of two that touch each other, the one of the graver finding. What
 * changes more than the text is no fix to make along with others.
 */
export function chooseFixes(findings: readonly LocatedFinding[]): readonly Fix[] {
  const chosen: Fix[] = [];
  const taken: Span[] = [];
  for (const { fixes } of findings) {
    const fix = fixes?.find(({ safe, files }) => safe && files === undefined);
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
