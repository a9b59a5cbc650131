import type { LexicalIndex } from './lexicalIndex.ts';
import type { QueryTerm } from './queryTerm.ts';
import type { Ranked } from './rankSkills.ts';
import { isAbove } from './skillProfile.ts';

/** Whether anything that was found answers the query. */
export interface Confidence {
  readonly fits: boolean;
  /** From 0 to 1. */
  readonly value: number;
}

/** Found by logistic regression over queries that skills answer and queries that none does: see docs/search.md. */
export const confidenceWeights = {
  bias: -4.7,
  /** For the part of the best possible score. */
  words: 8.5,
  /** For the natural logarithm of 1 and the words that are covered. */
  covered: 3.6,
  /** For the part of the query that the skill has word by word: such a query asks for a name, and has a high score besides. */
  verbatim: -2.2,
  /** For the part of the query that means nothing that skills are about. */
  alien: -2.2,
  /** From which value a skill fits. */
  least: 0.45,
  /** The same for a query in another language than the skills', of which not all words are known. */
  leastTranslated: 0.22,
};

/** How sure it is that the best skill of those ranked answers the query. */
export function confidence(
  index: LexicalIndex,
  terms: readonly QueryTerm[],
  [top]: readonly Ranked[],
): Confidence {
  if (!top) return { fits: false, value: 0 };
  const { bias, words, covered, verbatim, alien, least, leastTranslated } = confidenceWeights;
  const asked = terms.reduce((sum, { weight }) => sum + weight, 0);
  const sum =
    bias +
    words * top.words +
    covered * Math.log(1 + top.covered * asked) +
    verbatim * top.verbatim +
    alien * alienShare(index, terms, top.skill);
  const value = 1 / (1 + Math.exp(-sum));
  const translated = terms.some(({ alternatives }) =>
    alternatives.some(({ kind }) => kind === 'translation'),
  );
  return { fits: value >= (translated ? leastTranslated : least), value };
}

/** Of what is asked for, the part of words that mean nothing that skills are about, and that this skill does not have where it says what it is for. */
function alienShare(index: LexicalIndex, terms: readonly QueryTerm[], skill: number): number {
  let total = 0;
  let aliens = 0;
  for (const { weight, alternatives, everyday } of terms) {
    total += weight;
    const [word] = alternatives;
    const isPlain = alternatives.every(({ kind }) => kind === 'word' || kind === 'spelling');
    if (!everyday && !isPlain) continue;
    const packed = (word?.terms ?? []).map(term => index.postingsOf(term)?.packedOf(skill) ?? 0);
    if (packed.some(each => (everyday ? !isAbove(each) : each === 0))) aliens += weight;
  }
  return total === 0 ? 0 : aliens / total;
}
