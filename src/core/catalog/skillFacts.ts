import type { SkillFacts } from '../rules/subjects.ts';
import { anchorsOf } from '../skill/anchorsOf.ts';
import { namesIn } from '../skill/namesIn.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { placedReferences } from './placedReferences.ts';
import { placedRuns } from './placedRuns.ts';

/** What a SKILL.md says of the files around it. */
export function skillFacts(text: string): SkillFacts {
  const document = parseSkill(text);
  return {
    references: placedReferences(document),
    anchors: anchorsOf(document),
    ...namesIn(text, 'markdown'),
    runs: placedRuns(document),
  };
}
