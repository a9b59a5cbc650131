import type { CommandId } from '../ids/commandIds.ts';
import type { SearchParts } from './searchParts.ts';

type SearchCommand = Extract<
  CommandId,
  `skillManager.${'clearFilter' | 'embeddings.setKey' | 'filter' | 'findCollisions' | 'searchSkills' | 'whichSkill'}`
>;

/** What the commands do that search. What they show is loaded when one is called. */
export function searchHandlers(parts: SearchParts): Record<SearchCommand, (argument?: unknown) => unknown> {
  const acts = () => import('./searchActs.ts');
  return {
    'skillManager.clearFilter': () => parts.filter.set(undefined),
    'skillManager.embeddings.setKey': () => parts.embeddings.setKey(),
    'skillManager.filter': async given => (await acts()).filterTree(parts, given),
    'skillManager.findCollisions': async given => (await acts()).findCollisions(parts, given),
    'skillManager.searchSkills': async given => (await acts()).searchSkills(parts, given),
    'skillManager.whichSkill': async given => (await acts()).whichSkill(parts, given),
  };
}
