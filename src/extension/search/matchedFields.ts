import { fieldNames } from '../../core/search/fields.ts';
import type { Why } from '../../core/search/searchHit.ts';

/** `in name and description`: where the words stand that matched; the three parts that say most of a skill, in their order. */
export function matchedFields({ matched }: Why): string {
  const found = new Set(matched.flatMap(({ fields }) => fields));
  const [first, second, third] = fieldNames.filter(field => found.has(field));
  if (first === undefined) return '';
  const last = third ?? second;
  const before = third === undefined ? first : `${first}, ${second ?? ''}`;
  return last === undefined ? `in ${first}` : `in ${before} and ${last}`;
}
