import { forEachRawWord } from './rawWords.ts';
import { isStopWord } from './stopWords.ts';
import { fold, isOfUsualLength, termsOf } from './words.ts';

/** A term and what has been counted of it. */
export interface Tally {
  readonly term: string;
  /** How often it stands in the field that is being counted. */
  count: number;
  /** Of the fields before: see `packed`. */
  weight: number;
  /** One bit for each of them. */
  fields: number;
}

/** Of one word as written: none of its terms where all are stop words, undefined where it tells nothing. */
type Known = readonly Tally[] | undefined;

const mostKnown = 100_000;

/** Counts terms, one skill after the other. What a word stands for is remembered: most of all words have been seen before. */
export class TermTally {
  readonly #words = new Map<string, Known>();
  readonly #terms = new Map<string, Tally>();
  #counted: Tally[] = [];
  #found: Tally[] = [];
  #length = 0;

  /** Begins a skill. */
  begin(): void {
    for (const tally of [...this.#counted, ...this.#found]) tally.count = tally.weight = tally.fields = 0;
    this.#counted = [];
    this.#found = [];
    if (this.#words.size + this.#terms.size < mostKnown) return;
    this.#words.clear();
    this.#terms.clear();
  }

  /** Counts the words of a field; `weigh` gives, for their number, what each counts. */
  count(text: string, field: number, weigh: (length: number) => number): void {
    this.#length = 0;
    forEachRawWord(text, (word, _start, _end, segmented) => {
      this.#take(word, segmented);
    });
    const share = weigh(this.#length);
    for (const tally of this.#counted) {
      if (tally.fields === 0) this.#found.push(tally);
      tally.weight += tally.count * share;
      tally.fields |= 1 << field;
      tally.count = 0;
    }
    this.#counted = [];
  }

  /** The terms of the skill, in the order in which they were found; valid until the next begins. */
  get found(): readonly Tally[] {
    return this.#found;
  }

  #take(word: string, segmented: boolean): void {
    const tallies = this.#talliesOf(word, segmented);
    if (!tallies) return;
    this.#length++;
    for (const tally of tallies) if (tally.count++ === 0) this.#counted.push(tally);
  }

  #talliesOf(word: string, segmented: boolean): Known {
    if (segmented) return this.#tallies([fold(word)]);
    const known = this.#words.get(word);
    if (known || this.#words.has(word)) return known;
    const terms = termsOf(word);
    const tallies = terms.length > 0 ? this.#tallies(terms) : undefined;
    if (isOfUsualLength(word)) this.#words.set(ownCopy(word), tallies);
    return tallies;
  }

  #tallies(terms: readonly string[]): readonly Tally[] {
    return terms.filter(term => !isStopWord(term)).map(term => this.#tallyOf(term));
  }

  #tallyOf(term: string): Tally {
    const known = this.#terms.get(term);
    if (known) return known;
    const tally = { term: ownCopy(term), count: 0, weight: 0, fields: 0 };
    this.#terms.set(tally.term, tally);
    return tally;
  }
}

/** The same letters; a part of a text would keep all of the text in memory. */
function ownCopy(part: string): string {
  return ` ${part}`.slice(1);
}
