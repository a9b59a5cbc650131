import { checkDocument } from '../../src/core/rules/checkDocument.ts';
import { checkSkillText } from '../../src/core/rules/checkSkillText.ts';
import type { LocatedFinding } from '../../src/core/rules/finding.ts';
import { sortFindings } from '../../src/core/rules/findings/sortFindings.ts';
import type { DocumentSubject } from '../../src/core/rules/subjects.ts';

/** All that can be said of a SKILL.md from its text alone, worst first. */
export function checkWhole(skill: DocumentSubject): readonly LocatedFinding[] {
  return sortFindings([...checkDocument(skill), ...checkSkillText(skill.document)]);
}
