import type { Skill } from '../catalog/skill.ts';

/** Letters of the shortest word that counts. */
const shortest = 3;

const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are can could does for from get give have help how into its just let like make me my need not of off on ' +
    'one our out please should show some that the their them then there these they this those to use using want was what ' +
    'when where which who why will with would you your skill skills'
  ).split(' '),
);

/** The words of a request that say what it is about. */
export function requestWords(request: string): ReadonlySet<string> {
  const words = request.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter(word => word.length >= shortest && !stopWords.has(word)).slice(0, 200));
}

/** How much a skill has to do with a request: 3 for each of its words in the name, 1 for each in the description. */
export function relevanceOf(words: ReadonlySet<string>, { analysis }: Skill): number {
  if (words.size === 0) return 0;
  const inName = wordSet(analysis.name);
  const inDescription = wordSet(analysis.description || (analysis.opening ?? ''));
  let score = 0;
  for (const word of words) {
    if (inName.has(word)) score += 3;
    if (inDescription.has(word)) score += 1;
  }
  return score;
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
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
