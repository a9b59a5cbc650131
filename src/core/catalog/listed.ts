import { contentWords } from '../rules/prose/contentWords.ts';
import type { CatalogSubject } from '../rules/subjects.ts';

/** Of many skills alike, those that each is compared with. */
const most = 8;

/** A skill as it stands in the list that a model is shown. */
export class Listed {
  readonly subject: CatalogSubject;
  /** The same for names that differ in case, separators, order of words or a plural only. */
  readonly nameKey: string;
  /** The same for descriptions of the same words. */
  readonly wordsKey: string;
  readonly #name: string;
  readonly #nameStems: readonly string[];
  /** Of the description's first sentence, which says what the skill is for. */
  #leadStems: ReadonlySet<string> | undefined;

  constructor(subject: CatalogSubject) {
    this.subject = subject;
    const { name, words: hashes } = subject;
    this.wordsKey = hashes.join();
    this.#name = name.normalize('NFKC').toLowerCase();
    const words = this.#name.match(/[\p{L}\p{N}]+/gu) ?? [];
    this.nameKey = words.map(singular).sort().join(' ') || name;
    this.#nameStems = contentWords(name).map(stem);
  }

  /** Those of other names that one agent lists together with this skill; each name once, and the first of them at most. */
  together(others: Iterable<Listed>): readonly Listed[] {
    const found = new Map<string, Listed>();
    let seen = 0;
    for (const other of others) {
      if (seen++ > most) break;
      if (other.#name === this.#name || found.has(other.#name)) continue;
      if (other.subject.listings.some(listing => this.subject.listings.includes(listing)))
        found.set(other.#name, other);
    }
    return [...found.values()];
  }

  /** Whether the first sentence of either says a word of its own name that neither name nor first sentence of the other has. */
  isToldFrom(other: Listed): boolean {
    return this.#saysItsName(other) || other.#saysItsName(this);
  }

  #saysItsName(other: Listed): boolean {
    return this.#nameStems.some(
      word => !other.#nameStems.includes(word) && this.#leads(word) && !other.#leads(word),
    );
  }

  /** Whether the first sentence has a word of this stem. */
  #leads(word: string): boolean {
    this.#leadStems ??= new Set(contentWords(firstSentence(this.subject.description)).map(stem));
    return this.#leadStems.has(word);
  }
}

function firstSentence(text: string): string {
  const end = text.search(/[.;!?](?:\s|$)|\n|[\u3002\uff01\uff1f]/u);
  return end === -1 ? text : text.slice(0, end);
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/u, '') : word;
}

/** Five letters tell a word well enough, whatever its ending. */
function stem(word: string): string {
  return word.slice(0, 5);
}
