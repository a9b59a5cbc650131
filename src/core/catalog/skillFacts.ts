import type { SkillFacts } from '../rules/subjects.ts';
import { anchorsOf } from '../skill/anchorsOf.ts';
import { namesIn } from '../skill/namesIn.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import { placedReferences } from './placedReferences.ts';
import { placedRuns } from './placedRuns.ts';

/** What a SKILL.md says of the files around it. */
export function skillFacts(document: SkillDocument): SkillFacts {
  return {
    references: placedReferences(document),
    anchors: anchorsOf(document),
    ...namesIn(document.text, 'markdown'),
    runs: placedRuns(document),
  };
}
