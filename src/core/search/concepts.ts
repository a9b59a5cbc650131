import { everyday } from './lexicon/everyday.ts';
import { everydayWords } from './lexicon/everydayWords.ts';
import { lexicon } from './lexicon/index.ts';
import { stem } from './stem.ts';
import { fold, termsOf } from './words.ts';

/** A notion and the words for it. */
export interface Concept {
  /** Each a list of stems; any of them stands for the notion in a skill. None for what skills are not about. */
  readonly names: readonly (readonly string[])[];
}

/** A notion that words of a query stand for. */
export interface Meant {
  readonly concept: Concept;
  /** `name` is a word for it; `hint` makes one think of it, `association` perhaps. */
  readonly by: 'name' | 'hint' | 'association';
}

/** Letters that a foreign word has at least for its beginning to be enough. */
const enough = 4;

interface Tables {
  /** By stems with blanks between them. */
  readonly english: ReadonlyMap<string, readonly Meant[]>;
  readonly foreign: ReadonlyMap<string, readonly Concept[]>;
  /** Phrases, and words of languages without blanks, longest first. */
  readonly unspaced: readonly (readonly [word: string, concepts: readonly Concept[]])[];
}

let tables: Tables | undefined;

/** Makes the tables, so that the first query does not have to. */
export function readConcepts(): void {
  read();
}

/** Does `work` as if the lists were empty: to measure what they are worth. */
export function withoutConcepts<T>(work: () => T): T {
  const whole = tables;
  tables = { english: new Map(), foreign: new Map(), unspaced: [] };
  try {
    return work();
  } finally {
    tables = whole;
  }
}

/** The notions that these stems, one after the other, stand for in English. */
export function conceptsOf(stems: readonly string[]): readonly Meant[] {
  return read().english.get(stems.join(' ')) ?? [];
}

/** The notions that a word of another language stands for: by its beginning, or as the end of a compound. The word is folded. */
export function foreignConcepts(word: string): readonly Concept[] {
  const { foreign } = read();
  const whole = foreign.get(word);
  if (whole) return whole;
  for (let length = word.length - 1; length >= enough; length--) {
    const begun = foreign.get(word.slice(0, length));
    if (!begun) continue;
    const rest = word.length - length > enough + 1 ? endConcepts(word) : [];
    return [...begun, ...rest];
  }
  return endConcepts(word);
}

/** Phrases of other languages, and words of those without blanks, in a folded text, with where each stands; the longest wins. */
export function unspacedConcepts(
  text: string,
): readonly { readonly start: number; readonly end: number; readonly concepts: readonly Concept[] }[] {
  const found: { start: number; end: number; concepts: readonly Concept[] }[] = [];
  const taken = new Set<number>();
  for (const [word, concepts] of read().unspaced) {
    for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
      if (start > 0 && /^[a-z]/.test(word) && /[a-z]/.test(text[start - 1] ?? '')) continue;
      const places = Array.from(word, (_, at) => start + at);
      if (places.some(place => taken.has(place))) continue;
      places.forEach(place => taken.add(place));
      found.push({ start, end: start + word.length, concepts });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function endConcepts(word: string): readonly Concept[] {
  const { foreign } = read();
  for (let start = 3; start <= word.length - enough - 1; start++) {
    const end = word.slice(start);
    for (let length = end.length; length >= Math.max(enough + 1, end.length - 3); length--) {
      const found = foreign.get(end.slice(0, length));
      if (found) return found;
    }
  }
  return [];
}

function read(): Tables {
  if (tables) return tables;
  const english = new Map<string, Meant[]>();
  const foreign = new Map<string, Concept[]>();
  const unspaced = new Map<string, Concept[]>();
  for (const [lines, isEveryday] of [
    [lexicon, false],
    [everyday, true],
  ] as const) {
    for (const line of lines.split('\n')) {
      const [names = '', hints = '', others = ''] = line.split('|').map(part => part.trim());
      if (names === '') continue;
      const phrases = phrasesOf(names.replace(/^>/, ''));
      const concept = { names: isEveryday ? [] : phrases };
      const named = names.startsWith('>') ? [] : phrases;
      for (const stems of named) push(english, stems.join(' '), { concept, by: 'name' });
      for (const stems of phrasesOf(hints)) push(english, stems.join(' '), { concept, by: 'hint' });
      for (const word of others.split(/\s+/).filter(Boolean)) {
        const isSpaced = /^[\p{Script=Latin}\p{N}-]+$/u.test(word);
        push(isSpaced ? foreign : unspaced, fold(word).replaceAll('_', ' '), concept);
      }
    }
  }
  for (const entry of everydayWords.split(/[|\n]/)) {
    const [word = '', names = ''] = entry.split(':').map(part => part.trim());
    if (word === '') continue;
    const concept = { names: phrasesOf(names) };
    for (const stems of phrasesOf(word.replaceAll(' ', '_'))) {
      push(english, stems.join(' '), { concept, by: 'association' });
    }
  }
  const longestFirst = [...unspaced].sort(([a], [b]) => b.length - a.length);
  return (tables = { english, foreign, unspaced: longestFirst });
}

/** `pull_request pr` gives two phrases, of two stems and of one. */
function phrasesOf(text: string): readonly (readonly string[])[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map(phrase => phrase.split('_').map(word => termsOf(word)[0] ?? stem(fold(word))));
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
