import type { SkillDocument } from '../skill/skillDocument.ts';
import { checkText } from './checkText.ts';
import type { LocatedFinding } from './finding.ts';

/** All that the text rules say of one SKILL.md, in the order of the rules. */
export function checkSkillText(document: SkillDocument): readonly LocatedFinding[] {
  const { text, lines } = document;
  return checkText({ path: 'SKILL.md', text, kind: 'skill', document }, lines);
}
