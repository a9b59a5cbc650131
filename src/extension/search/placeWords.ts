import type { ListedHit, PromptPick } from './promptPick.ts';
import { grouped } from '../../core/grouped.ts';

/** `3rd of 12 in the list`. */
export function placeWords(
  { place }: Pick<ListedHit, 'place'>,
  { count }: Pick<PromptPick, 'count'>,
): string {
  return `${ordinal(place)} of ${grouped(count)} in the list`;
}

function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${grouped(place)}${ending}`;
}
