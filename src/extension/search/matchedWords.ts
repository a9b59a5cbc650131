import type { Skill } from '../../core/catalog/skill.ts';
import type { Matched, Why } from '../../core/search/searchHit.ts';
import { wordsOf } from '../../core/search/words.ts';

/** Words of the query that are told of. */
const mostWords = 4;

/** `merge, deck as “slides”`: the words of the query that a skill has, each with what the skill says for it. Plain text. */
export function matchedWords({ matched }: Why, { analysis }: Pick<Skill, 'analysis'>): string {
  const said = new Map<string, string>();
  for (const text of [analysis.description, analysis.name]) {
    for (const { terms, span } of wordsOf(text)) {
      const word = text.slice(span.start, span.end);
      for (const term of terms) said.set(term, word);
    }
  }
  return matched
    .slice(0, mostWords)
    .map(each => inWords(each, said))
    .join(', ');
}

/** What name and description have not stands elsewhere in the skill, and is known by its stem only, which is no word to be shown. */
function inWords({ asked, found, kind }: Matched, said: ReadonlyMap<string, string>): string {
  if (kind === 'word') return asked;
  const words = found.map(stem => said.get(stem));
  return words.includes(undefined) ? `${asked} in other words` : `${asked} as “${words.join(' ')}”`;
}
