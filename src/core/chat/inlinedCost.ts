import { withoutCopies } from '../catalog/renderCatalog.ts';
import type { Skill } from '../catalog/skill.ts';
import { documentTokens } from '../tokens/documentTokens.ts';
import type { Inlined, Usage } from './usage.ts';

/**
 * What a turn would have taken if every request had held the instructions and documents of all skills, in place of the list
 * and of the instructions of those in `loaded`. An estimate: files are counted by their size.
 */
export function inlinedCost(
  { requests, input }: Pick<Usage, 'requests' | 'input'>,
  skills: readonly Skill[],
  loaded: ReadonlySet<string>,
): Inlined {
  const all = withoutCopies(skills);
  const more = all.reduce((sum, { location, analysis: { tokens }, resources }) => {
    const there = tokens.catalog + (loaded.has(location) ? tokens.instructions : 0);
    return sum + tokens.instructions + documentTokens(resources) - there;
  }, 0);
  return { skills: all.length, input: input + requests * Math.max(0, more) };
}
