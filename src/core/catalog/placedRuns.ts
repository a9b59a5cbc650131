import type { PlacedRun } from '../rules/subjects.ts';
import { directRuns } from '../skill/directRuns.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';

/** The scripts that a document has an agent run, with their ranges. */
export function placedRuns(document: SkillDocument): readonly PlacedRun[] {
  return directRuns(document).map(each => ({ ...each, range: document.lines.rangeOf(each.span) }));
}
