import type { TokenCounter } from '../ports.ts';
import { renderCatalogEntry } from '../skill/renderCatalogEntry.ts';
import { instructionsOf, type SkillDocument } from '../skill/skillDocument.ts';

/**
 * What the first two levels of disclosure cost: the entry that is always there, and the instructions once
 * loaded.
 */
export function skillTokens(
  document: SkillDocument,
  name: string,
  description: string,
  counter: TokenCounter,
): { readonly catalog: number; readonly instructions: number; readonly counter: string } {
  return {
    catalog: counter.count(renderCatalogEntry(name, description)),
    instructions: counter.count(instructionsOf(document)),
    counter: counter.id,
  };
}
