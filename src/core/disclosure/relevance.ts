import type { Skill } from '../catalog/skill.ts';
import { wordHashes } from '../catalog/wordHashes.ts';
import { contentWords } from '../rules/prose/contentWords.ts';

/** Letters of the shortest word that counts. */
const shortest = 3;

/** What a request is about: its words, as names have them, and as descriptions are compared by. */
interface RequestWords {
  readonly words: ReadonlySet<string>;
  readonly hashes: ReadonlySet<number>;
}

function requestWords(request: string): RequestWords {
  const words = contentWords(request).filter(word => word.length >= shortest);
  return { words: new Set(words.slice(0, 200)), hashes: new Set(wordHashes(words.join(' '))) };
}

/** How much a skill has to do with a request: 3 for each of its words in the name, 1 for each in the description. */
function relevanceOf({ words, hashes }: RequestWords, { analysis }: Skill): number {
  if (words.size === 0) return 0;
  let score = 0;
  for (const word of contentWords(analysis.name)) if (words.has(word)) score += 3;
  for (const hash of analysis.words) if (hashes.has(hash)) score += 1;
  return score;
}

/** The `count` skills that a request has most to do with; of those it has nothing to do with, the first. */
export function mostRelevant(skills: readonly Skill[], request: string, count: number): readonly Skill[] {
  if (skills.length <= count) return skills;
  const words = requestWords(request);
  return skills
    .map((skill, at) => ({ skill, at, score: relevanceOf(words, skill) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, count)
    .map(({ skill }) => skill);
}

/** Points that a best match has at least. */
const least = 4;

/** The skill that is clearly ahead of all others for a request: 4 points or more, and twice as many as the second. */
export function bestMatch(skills: readonly Skill[], request: string): Skill | undefined {
  const words = requestWords(request);
  let [first, second] = [0, 0];
  let best: Skill | undefined;
  for (const skill of skills) {
    const score = relevanceOf(words, skill);
    if (score > first) [first, second, best] = [score, first, skill];
    else if (score > second) second = score;
  }
  return first >= least && first >= 2 * second ? best : undefined;
}
