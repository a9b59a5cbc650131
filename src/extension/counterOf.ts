import type { Skill } from '../core/catalog/skill.ts';
import type { TokenCounter } from '../core/ports.ts';
import { estimatingCounter } from '../core/tokens/estimatingCounter.ts';
import { tokenizerFamilies, type TokenizerFamily } from '../core/tokens/tokenizerFamily.ts';

/** How the tokens of this skill were counted; what is not known for exact is an estimate. */
export function counterOf(skill: Skill): Pick<TokenCounter, 'label' | 'exact' | 'count'> {
  const families = Object.keys(tokenizerFamilies) as TokenizerFamily[];
  const known = families.map(estimatingCounter).find(({ id }) => id === skill.analysis.tokens.counter);
  return known ?? { ...estimatingCounter('o200k'), label: 'estimate' };
}
