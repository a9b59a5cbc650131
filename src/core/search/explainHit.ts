import { fieldNames } from './fields.ts';
import type { LexicalIndex } from './lexicalIndex.ts';
import type { QueryTerm } from './queryTerm.ts';
import type { Matched } from './searchHit.ts';
import { fieldsIn, weightIn } from './skillProfile.ts';

/** Of each word of the query, the best that the skill has for it; what counts most first. */
export function explainHit(
  query: string,
  terms: readonly QueryTerm[],
  index: LexicalIndex,
  skill: number,
): readonly Matched[] {
  return terms
    .flatMap(term => {
      const found = term.alternatives
        .map(alternative => {
          const packed = alternative.terms.map(word => index.postingsOf(word)?.packedOf(skill));
          if (packed.includes(undefined)) return undefined;
          const known = packed.map(each => each ?? 0);
          const rarity = Math.max(...alternative.terms.map(word => index.rarity(word)));
          const weight = Math.min(...known.map(weightIn));
          const fields = known.map(fieldsIn).reduce((all, each) => all & each);
          return { alternative, fields, value: (alternative.weight * rarity * weight) / (weight + 1) };
        })
        .filter(each => each !== undefined)
        .sort((a, b) => b.value - a.value);
      const [best] = found;
      return best
        ? [{ ...best, asked: query.slice(term.span.start, term.span.end), weight: term.weight }]
        : [];
    })
    .sort((a, b) => b.weight * b.value - a.weight * a.value)
    .map(({ asked, alternative, fields }) => ({
      asked,
      found: alternative.terms,
      kind: alternative.kind,
      fields: fieldNames.filter((_, at) => (fields & (1 << at)) !== 0),
    }));
}
