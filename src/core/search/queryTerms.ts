import { conceptsOf, foreignConcepts, unspacedConcepts, type Concept } from './concepts.ts';
import { isForeign } from './isForeign.ts';
import type { LexicalIndex } from './lexicalIndex.ts';
import { isStopWord, weightOfWord } from './stopWords.ts';
import type { Alternative, QueryTerm } from './queryTerm.ts';
import { spellings } from './spellings.ts';
import { fold, wordsOf, type Word } from './words.ts';

/** How well each kind says what is asked for. */
export const likeness = {
  word: 1,
  part: 0.7,
  synonym: 0.5,
  related: 0.5,
  association: 0.6,
  translation: 0.8,
  prefix: 0.8,
  spelling: 0.7,
};

const longestPhrase = 3;

/** UTF-16 code units of a word that are looked up. */
const longestWord = 40;

/** A query of so few words is a name more than a sentence. */
const fewWords = 2;
const literalness = 0.5;

/** What a word of another language carries that nobody knows here: it tells neither for nor against a skill. */
const untoldWeight = 0.25;

/** UTF-16 code units of a query that are looked at. */
const longestQuery = 2000;

/** What a query asks for. `typing`: the last word may not be finished. */
export function queryTerms(whole: string, index: LexicalIndex, typing = false): readonly QueryTerm[] {
  const query = whole.slice(0, longestQuery);
  const words = [...wordsOf(query)];
  const foreign = isForeign(query) || isTranslatable(words, query, index);
  const unspaced = unspacedConcepts(fold(query).length === query.length ? fold(query) : query);
  const asked: QueryTerm[] = unspaced.map(({ start, end, concepts }) => ({
    span: { start, end },
    weight: 1,
    alternatives: namesOf(concepts, likeness.translation, 'translation'),
    known: false,
    everyday: isEveryday(concepts),
  }));
  words.forEach((word, at) => {
    asked.push(...phrasesAt(words, at));
    if (word.terms.every(isStopWord)) return;
    if (unspaced.some(({ start, end }) => word.span.start < end && start < word.span.end)) {
      if (index.frequency(word.terms[0] ?? '') === 0) return;
    }
    const isLast = at === words.length - 1 && !/\s$/.test(query);
    asked.push(wordAsked(word, query, index, foreign, isLast && typing, isLast));
  });
  return asked.length > fewWords ? asked : asked.map(literally);
}

function wordAsked(
  { span, terms }: Word,
  query: string,
  index: LexicalIndex,
  foreign: boolean,
  unfinished: boolean,
  isLast: boolean,
): QueryTerm {
  const [term = '', ...parts] = terms;
  const known = index.frequency(term) > 0;
  const alternatives: Alternative[] = [{ terms: [term], weight: likeness.word, kind: 'word' }];
  const meant = foreign && !known ? [] : conceptsOf([term]);
  for (const { concept, by } of meant) {
    const kind = by === 'name' ? 'synonym' : 'related';
    const weight = by === 'association' ? likeness.association : likeness[kind];
    alternatives.push(...namesOf([concept], weight, kind));
  }
  const written = fold(query.slice(span.start, span.end).slice(0, longestWord));
  const translated = foreign || (!known && meant.length === 0) ? foreignConcepts(written) : [];
  alternatives.push(...namesOf(translated, likeness.translation, 'translation'));
  if (!known && parts.length > 0) {
    alternatives.push({ terms: parts, weight: likeness.part, kind: 'part' });
  }
  const found = known || meant.length > 0 || translated.length > 0;
  if (unfinished || (isLast && !found && !foreign))
    alternatives.push(...completed(written, index, unfinished ? 2 : 3));
  if (!found && !foreign && alternatives.length === 1 && weightOfWord(term) === 1) {
    alternatives.push(...spellings(term, index));
  }
  const concepts = [...meant.map(({ concept }) => concept), ...translated];
  const everyday = isEveryday(concepts);
  const untold = !known && concepts.length === 0 && (foreign || !isLatin(written));
  const weight = everyday ? 1 : untold ? untoldWeight : weightOfWord(term);
  return { span, weight, alternatives: withoutRepetition(alternatives), known, everyday };
}

/** Whether many of the words that no skill has are known ones of another language. */
function isTranslatable(words: readonly Word[], query: string, index: LexicalIndex): boolean {
  const unknown = words.filter(
    ({ terms: [term = ''] }) =>
      !isStopWord(term) && index.frequency(term) === 0 && conceptsOf([term]).length === 0,
  );
  const translated = unknown.filter(
    ({ span }) => foreignConcepts(fold(query.slice(span.start, span.end).slice(0, longestWord))).length > 0,
  );
  return translated.length > 0 && translated.length * 3 >= unknown.length;
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{N}\p{M}]+$/u.test(text);
}

/** Whether the word is for nothing that skills are about. */
function isEveryday(concepts: readonly Concept[]): boolean {
  return concepts.length > 0 && concepts.every(({ names }) => names.length === 0);
}

/** Of few words each is meant as it stands, where skills have it: other words for it count less. */
function literally(term: QueryTerm): QueryTerm {
  if (!term.known) return term;
  const alternatives = term.alternatives.map(each =>
    each.kind === 'word' ? each : { ...each, weight: each.weight * literalness },
  );
  return { ...term, alternatives };
}

/** The notions that two or three words from here stand for together. */
function phrasesAt(words: readonly Word[], at: number): readonly QueryTerm[] {
  for (let length = longestPhrase; length > 1; length--) {
    const phrase = words.slice(at, at + length);
    if (phrase.length < length) continue;
    const stems = phrase.map(({ terms }) => terms[0] ?? '');
    const meant = conceptsOf(stems);
    if (meant.length === 0) continue;
    const span = { start: phrase[0]?.span.start ?? 0, end: phrase.at(-1)?.span.end ?? 0 };
    const alternatives = meant.flatMap(({ concept, by }) =>
      namesOf(
        [concept],
        by === 'name' ? likeness.synonym : likeness.related,
        by === 'name' ? 'synonym' : 'related',
      ),
    );
    const everyday = isEveryday(meant.map(({ concept }) => concept));
    return [{ span, weight: 1, alternatives: withoutRepetition(alternatives), known: false, everyday }];
  }
  return [];
}

function namesOf(concepts: readonly Concept[], weight: number, kind: Alternative['kind']): Alternative[] {
  return concepts.flatMap(({ names }) => names.map(terms => ({ terms, weight, kind })));
}

/** Words that begin as the last one does, shortest first. */
function completed(start: string, index: LexicalIndex, least: number): readonly Alternative[] {
  if (start.length < least) return [];
  return [...index.beginningWith(start)]
    .sort(([a], [b]) => a.length - b.length)
    .slice(0, 8)
    .map(([term]) => ({ terms: [term], weight: likeness.prefix, kind: 'prefix' }));
}

function withoutRepetition(alternatives: readonly Alternative[]): readonly Alternative[] {
  const best = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = alternative.terms.join(' ');
    const known = best.get(key);
    if (!known || known.weight < alternative.weight) best.set(key, alternative);
  }
  return [...best.values()];
}
