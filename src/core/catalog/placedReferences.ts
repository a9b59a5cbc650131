import type { PlacedReference } from '../rules/subjects.ts';
import { referencesOf } from '../skill/referencesOf.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';

/** The references of a document with their ranges. */
export function placedReferences(document: SkillDocument): readonly PlacedReference[] {
  return referencesOf(document).map(each => ({ ...each, range: document.lines.rangeOf(each.span) }));
}
