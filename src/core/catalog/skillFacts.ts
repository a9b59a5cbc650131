import type { SkillFacts } from '../rules/subjects.ts';
import { anchorsOf } from '../skill/anchorsOf.ts';
import { fileNamesIn } from '../skill/fileNamesIn.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import { placedReferences } from './placedReferences.ts';

/** What a SKILL.md says of the files around it. */
export function skillFacts(document: SkillDocument): SkillFacts {
  return {
    references: placedReferences(document),
    anchors: anchorsOf(document),
    fileNames: fileNamesIn(document.text),
  };
}
