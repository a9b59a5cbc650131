/** Characters of English and of code, the most frequent first; others are rarer. */
const frequent = ' etaoinsrhldcumfpg\nwy`-.:/"=*#_|bv(),k';

/** Neighbours that are frequent for their letters. */
const frequentPairs =
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce li ch ll be ma si om ur id fi ex'.split(
    ' ',
  );

interface Literal<G extends string> {
  readonly text: string;
  readonly group: G;
  /** Where in it a pair of code units stands by which it is found. */
  readonly offset: number;
}

/** A literal, by where it begins. */
export interface Found {
  readonly literal: string;
  readonly index: number;
}

/**
 * Finds many literals in one pass over a text. The text is looked at in pairs of code units; a table says which literals
 * to try at a pair. A literal is in it with two pairs that overlap, for one of them begins at an even offset of the text.
 * That takes a fraction of the time of a regular expression with as many alternatives.
 */
export class LiteralFinder<G extends string> {
  readonly #groups: readonly G[];
  readonly #lists: Literal<G>[][] = [[]];
  /** By two code units, of which the lower bytes count: which list holds the literals to try. */
  readonly #table = new Uint8Array(0x10000);

  /** At most some two hundred literals, each of three code units or more. */
  constructor(groups: Readonly<Record<G, readonly string[]>>) {
    this.#groups = Object.keys(groups) as G[];
    for (const group of this.#groups) {
      for (const text of groups[group]) {
        const offset = rarest(text);
        this.#add({ text, group, offset });
        this.#add({ text, group, offset: offset + 1 });
      }
    }
  }

  /** The literals of each group, in text order. */
  find(text: string): Readonly<Record<G, readonly Found[]>> {
    const found = Object.fromEntries(this.#groups.map(group => [group, []])) as unknown as Record<G, Found[]>;
    const table = this.#table;
    for (let at = 0; at + 1 < text.length; at += 2) {
      const list = table[keyOf(text.charCodeAt(at), text.charCodeAt(at + 1))];
      if (list !== 0 && list !== undefined) this.#tryAll(this.#lists[list] ?? [], text, at, found);
    }
    return found;
  }

  #add(literal: Literal<G>): void {
    const key = keyOf(literal.text.charCodeAt(literal.offset), literal.text.charCodeAt(literal.offset + 1));
    const list = this.#lists[this.#table[key] ?? 0];
    if (list && list.length > 0) list.push(literal);
    else this.#table[key] = this.#lists.push([literal]) - 1;
  }

  #tryAll(list: readonly Literal<G>[], text: string, at: number, found: Record<G, Found[]>): void {
    for (const { text: literal, group, offset } of list) {
      const index = at - offset;
      if (index >= 0 && text.startsWith(literal, index)) insert(found[group], { literal, index });
    }
  }
}

/** In text order; what comes in is never out of place by more than the length of a literal. */
function insert(list: Found[], one: Found): void {
  let at = list.length;
  for (let before = list[at - 1]; before && before.index > one.index; before = list[at - 1])
    list[at--] = before;
  list[at] = one;
}

function keyOf(first: number, second: number): number {
  return ((first & 0xff) << 8) | (second & 0xff);
}

/** Where the two pairs begin, one behind the other, that are rarest together. */
function rarest(text: string): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at + 2 < text.length; at++) {
    const frequency = 1 / rarityOf(text, at) + 1 / rarityOf(text, at + 1);
    if (frequency >= least) continue;
    least = frequency;
    best = at;
  }
  return best;
}

function rarityOf(text: string, at: number): number {
  const letters = (rankOf(text.charAt(at)) + 1) * (rankOf(text.charAt(at + 1)) + 1);
  return frequentPairs.includes(text.slice(at, at + 2)) ? letters / 8 : letters;
}

function rankOf(character: string): number {
  const rank = frequent.indexOf(character);
  return rank === -1 ? frequent.length : rank;
}
