import type { ListedHit, PromptPick } from './promptPick.ts';

/** `3rd of 12 in the list`. */
export function placeWords(
  { place }: Pick<ListedHit, 'place'>,
  { count }: Pick<PromptPick, 'count'>,
): string {
  return `${ordinal(place)} of ${count.toLocaleString('en')} in the list`;
}

function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place.toLocaleString('en')}${ending}`;
}
