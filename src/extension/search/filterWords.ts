import { plainLabel } from '../plainLabel.ts';
import type { TreeFilter } from './treeFilter.ts';
import { grouped } from '../../core/grouped.ts';

/** What the view says while it is filtered: `3 of 40 skills fit “pdf”.` Empty where it is not. */
export function filterWords(
  { choice, passing }: Pick<TreeFilter, 'choice' | 'passing'>,
  all: number,
): string {
  if (!choice || !passing) return '';
  const verb = choice.kind === 'search' ? 'fit' : 'hold';
  const one = passing.size === 1 ? `${verb}s` : verb;
  const count = passing.size === 0 ? 'None' : grouped(passing.size);
  return `${count} of ${grouped(all)} skills ${passing.size === 0 ? `${verb}s` : one} “${plainLabel(choice.query)}”.`;
}
