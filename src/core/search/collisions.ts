import { LexicalIndex } from './lexicalIndex.ts';
import { rankSkills } from './rankSkills.ts';
import type { QueryTerm } from './queryTerm.ts';
import { skillProfile } from './skillProfile.ts';
import { isStopWord, weightOfWord } from './stopWords.ts';
import { wordsOf } from './words.ts';

/** A skill as models are told of it. */
export interface DescribedSkill {
  readonly location: string;
  readonly name: string;
  readonly description: string;
}

/** Two skills whose descriptions answer the same requests. */
export interface Collision {
  readonly first: DescribedSkill;
  readonly second: DescribedSkill;
  /** How well the description of each answers what the other's asks for, from 0 to 1: the lesser of the two. */
  readonly likeness: number;
  /** Words that both say, as the first writes them; what tells most comes first. */
  readonly shared: readonly string[];
  /** Words that only the one says: what it could say first. */
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
  /** For people: what to do. */
  readonly suggestion: string;
}

/** How alike two skills have to be. */
const least = 0.4;

/** Words of each kind that are told. */
const told = 8;

/**
 * The pairs that get in each other's way, most alike first. Each description is taken for a request: a pair is one where either answers the
 * other's. Of skills that have the same description, or name, one is enough: those are copies.
 */
export function collisions(skills: readonly DescribedSkill[], most = 100): readonly Collision[] {
  const index = new LexicalIndex();
  for (const { location, name, description } of skills) {
    const fields = { name, description, triggers: '', tags: '', headings: '', body: '', resources: '' };
    index.add(location, skillProfile(fields));
  }
  const byLocation = new Map(skills.map(skill => [skill.location, skill]));
  const answers = new Map(skills.map(skill => [skill.location, answersTo(skill, index)]));
  const found: Collision[] = [];
  for (const first of skills) {
    for (const [location, score] of answers.get(first.location) ?? []) {
      const second = byLocation.get(location);
      const back = answers.get(location)?.get(first.location) ?? 0;
      const likeness = Math.min(score, back);
      if (!second || first.location >= location || likeness < least || areCopies(first, second)) continue;
      found.push(describe(first, second, likeness, index));
    }
  }
  return found.sort((a, b) => b.likeness - a.likeness).slice(0, most);
}

function areCopies(first: DescribedSkill, second: DescribedSkill): boolean {
  return first.description === second.description || first.name === second.name;
}

/** The skills that have something of what this one says, with their scores. */
function answersTo(skill: DescribedSkill, index: LexicalIndex): ReadonlyMap<string, number> {
  const terms: QueryTerm[] = [...termsOf(skill).keys()].map(term => ({
    span: { start: 0, end: 0 },
    weight: weightOfWord(term),
    alternatives: [{ terms: [term], weight: 1, kind: 'word' }],
    known: true,
    everyday: false,
  }));
  const own = rankSkills(index, terms, 50);
  const best = own.find(each => index.locationOf(each.skill) === skill.location)?.words ?? 1;
  return new Map(own.map(each => [index.locationOf(each.skill) ?? '', Math.min(1, each.words / best)]));
}

function termsOf({ name, description }: DescribedSkill): ReadonlyMap<string, string> {
  const text = `${name} ${description}`;
  const found = new Map<string, string>();
  for (const { span, terms } of wordsOf(text)) {
    const [term] = terms;
    if (term !== undefined && !isStopWord(term) && !found.has(term))
      found.set(term, text.slice(span.start, span.end));
  }
  return new Map([...found].map(([term, word]) => [term, word.toLowerCase()]));
}

function describe(
  first: DescribedSkill,
  second: DescribedSkill,
  likeness: number,
  index: LexicalIndex,
): Collision {
  const [one, other] = [termsOf(first), termsOf(second)];
  const rarestFirst = (
    words: ReadonlyMap<string, string>,
    keep: (term: string) => boolean,
  ): readonly string[] =>
    [...words]
      .filter(([term]) => keep(term) && weightOfWord(term) === 1)
      .sort(([a], [b]) => index.rarity(b) - index.rarity(a))
      .slice(0, told)
      .map(([, word]) => word);
  const shared = rarestFirst(one, term => other.has(term));
  const onlyFirst = rarestFirst(one, term => !other.has(term));
  const onlySecond = rarestFirst(other, term => !one.has(term));
  return {
    first,
    second,
    likeness,
    shared,
    onlyFirst,
    onlySecond,
    suggestion: advice(first, second, onlyFirst, onlySecond),
  };
}

function advice(
  first: DescribedSkill,
  second: DescribedSkill,
  onlyFirst: readonly string[],
  onlySecond: readonly string[],
): string {
  const told = ([skill, words]: readonly [DescribedSkill, readonly string[]]): string =>
    `${skill.name} with ${words.slice(0, 3).join(', ')}`;
  const ready = (
    [
      [first, onlyFirst],
      [second, onlySecond],
    ] as const
  ).filter(([, words]) => words.length > 0);
  if (ready.length === 0) return `Nothing tells ${first.name} from ${second.name}: keep one of them.`;
  return `Begin the description of ${ready.map(told).join(', and that of ')}; and say in each when the other is the right one.`;
}
