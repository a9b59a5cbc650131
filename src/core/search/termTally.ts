import { forEachRawWord, runsOf } from './rawWords.ts';
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

/** What a run of a text adds. */
interface Known {
  /** Words that tell something. */
  readonly words: number;
  /** Of their terms, those that are no stop words; one that stands there twice twice. */
  readonly tallies: readonly Tally[];
}

const mostKnown = 100_000;

/** Counts terms, one skill after the other. What a word stands for is remembered: most of all words have been seen before. */
export class TermTally {
  readonly #runs = new Map<string, Known>();
  readonly #terms = new Map<string, Tally>();
  #counted: Tally[] = [];
  #found: Tally[] = [];
  /** Begins a skill. */
  begin(): void {
    for (const tally of [...this.#counted, ...this.#found]) tally.count = tally.weight = tally.fields = 0;
    this.#counted = [];
    this.#found = [];
    if (this.#runs.size + this.#terms.size < mostKnown) return;
    this.#runs.clear();
    this.#terms.clear();
  }

  /** Counts the words of a field; `weigh` gives, for their number, what each counts. */
  count(text: string, field: number, weigh: (length: number) => number): void {
    let length = 0;
    for (const run of runsOf(text)) {
      const { words, tallies } = this.#runs.get(run) ?? this.#split(run);
      length += words;
      for (const tally of tallies) if (tally.count++ === 0) this.#counted.push(tally);
    }
    const share = weigh(length);
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

  #split(run: string): Known {
    let words = 0;
    const tallies: Tally[] = [];
    forEachRawWord(run, (word, _start, _end, segmented) => {
      const terms = segmented ? [fold(word)] : termsOf(word);
      if (terms.length > 0) words++;
      for (const term of terms) if (!isStopWord(term)) tallies.push(this.#tallyOf(term));
    });
    const known = { words, tallies };
    if (isOfUsualLength(run)) this.#runs.set(ownCopy(run), known);
    return known;
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
