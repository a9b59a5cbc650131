import type { FileFacts, PlacedReference } from '../rules/subjects.ts';
import { anchorsOf } from '../skill/anchorsOf.ts';
import { namesIn } from '../skill/namesIn.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import { placedReferences } from './placedReferences.ts';
import { placedRuns } from './placedRuns.ts';

/** What is to be found out about a text besides what always is. */
export interface Asked {
  readonly anchors: boolean;
  readonly names: boolean;
}

export const everything: Asked = { anchors: true, names: true };

/** What a Markdown file says of the files around it; `references` are its own, where they are known. */
export function fileFacts(
  document: SkillDocument,
  { anchors, names }: Asked,
  references: readonly PlacedReference[] = placedReferences(document),
): FileFacts {
  const asksItself = references.some(({ path, fragment }) => path === '' && fragment);
  return {
    references,
    runs: placedRuns(document),
    ...((anchors || asksItself) && { anchors: anchorsOf(document) }),
    ...(names && { names: namesIn(document.text, 'markdown') }),
  };
}

/** Whether all that is asked for is there. */
export function answers(facts: FileFacts, { anchors, names }: Asked): boolean {
  return (!anchors || facts.anchors !== undefined) && (!names || facts.names !== undefined);
}
