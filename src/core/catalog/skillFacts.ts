import type { Digest } from '../ports.ts';
import type { SkillFacts } from '../rules/subjects.ts';
import { anchorsOf } from '../skill/anchorsOf.ts';
import { fileNamesIn } from '../skill/fileNamesIn.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import { placedReferences } from './placedReferences.ts';

/** What a SKILL.md says of the files around it. */
export function skillFacts(text: string, digest?: Digest): SkillFacts {
  const document = parseSkill(text);
  return {
    references: placedReferences(document),
    anchors: anchorsOf(document),
    fileNames: fileNamesIn(text),
    ...(digest && { hash: digest(text) }),
  };
}
