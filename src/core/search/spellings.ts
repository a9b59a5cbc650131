import { conceptsOf } from './concepts.ts';
import { editDistance } from './editDistance.ts';
import type { LexicalIndex } from './lexicalIndex.ts';
import type { Alternative } from './queryTerm.ts';

/** Letters of a word in which one letter, and two letters, may be wrong. */
const shortest = { one: 4, two: 8 };

/** How much a misspelled word counts, by the letters that are wrong. */
const weights = [0, 0.75, 0.55];

/** What a term that no skill has may have been meant to be: nearest first, of equals the more frequent. */
export function spellings(term: string, index: LexicalIndex): readonly Alternative[] {
  if (term.length < shortest.one || /\d/.test(term) || conceptsOf([term]).length > 0) return [];
  const most = term.length >= shortest.two ? 2 : 1;
  const found: { word: string; edits: number; skills: number }[] = [];
  for (const [word, skills] of index.near(term, most)) {
    if (word.length < shortest.one || word[0] !== term[0]) continue;
    const edits = editDistance(term, word, most);
    if (edits <= most) found.push({ word, edits, skills });
  }
  const least = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits === least)
    .sort((a, b) => b.skills - a.skills)
    .slice(0, 3)
    .map(({ word, edits }) => ({ terms: [word], weight: weights[edits] ?? 0, kind: 'spelling' }));
}
