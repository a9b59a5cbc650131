/** A vowel; `y` is one unless it begins the word or follows a vowel, where it is written `Y`. */
const vowel = '[aeiouy]';
const consonant = '[^aeiouy]';

/** From behind the first vowel and the consonant after it. */
const region = new RegExp(`${vowel}${consonant}`);
const shortEnd = new RegExp(`(?:^${vowel}${consonant}|${consonant}${vowel}[^aeiouywxY])$`);
const hasVowel = new RegExp(vowel);
const doubled = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;

const irregular: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  news: 'news',
  atlas: 'atlas',
  bias: 'bias',
  data: 'data',
  indices: 'index',
  indexes: 'index',
  matrices: 'matrix',
  analyses: 'analysi',
  running: 'run',
  ran: 'run',
  wrote: 'write',
  written: 'write',
  built: 'build',
  made: 'make',
  found: 'find',
  sent: 'send',
  spent: 'spend',
  broke: 'break',
  broken: 'break',
  chose: 'choos',
  chosen: 'choos',
  drawn: 'draw',
  drew: 'draw',
  people: 'peopl',
  succeed: 'success',
  proceed: 'proceed',
  exceed: 'exceed',
};

/** Endings that make a word of another kind, and what stays of them. */
const derived: readonly (readonly [ending: string, rest: string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['logi', 'log'],
  ['bli', 'ble'],
];

const shortened: readonly (readonly [ending: string, rest: string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const dropped = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic)$/;

/**
 * The stem of an English word in lower case, as Porter's second algorithm makes it (https://snowballstem.org/algorithms/english/stemmer.html)
 * with some irregular forms added: `connections` and `connected` give `connect`. Other words are given back nearly as they are.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  if (Object.hasOwn(irregular, word)) return irregular[word] ?? word;
  let stemmed = word.replace(/^y|(?<=[aeiou])y/g, 'Y');
  const first = firstRegion(stemmed);
  const second = regionAfter(stemmed, first);
  stemmed = withoutPlural(stemmed);
  stemmed = withoutTense(stemmed, first);
  stemmed = stemmed.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  stemmed = replaceEnding(stemmed, derived, first);
  if (/[cdeghkmnrt]li$/.test(stemmed) && stemmed.length - 2 >= first) stemmed = stemmed.slice(0, -2);
  stemmed = replaceEnding(stemmed, shortened, first);
  if (stemmed.endsWith('ative') && stemmed.length - 5 >= second) stemmed = stemmed.slice(0, -5);
  stemmed = withoutDerivation(stemmed, second);
  return withoutFinal(stemmed, first, second).toLowerCase();
}

function firstRegion(word: string): number {
  const special = /^(?:gener|commun|arsen)/.exec(word);
  return special ? special[0].length : regionAfter(word, 0);
}

function regionAfter(word: string, from: number): number {
  const found = region.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/(?:ied|ies)$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  // An abbreviation: `pdfs`.
  if (/^[^aeiouy]{3,}s$/.test(word) && !word.endsWith('ss')) return word.slice(0, -1);
  if (/(?:us|ss)$/.test(word) || !word.endsWith('s')) return word;
  return hasVowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function withoutTense(word: string, first: number): string {
  const agreed = /(?:eedly|eed)$/.exec(word);
  if (agreed) return agreed.index >= first ? `${word.slice(0, agreed.index)}ee` : word;
  const tense = /(?:ingly|edly|ing|ed)$/.exec(word);
  const rest = tense && word.slice(0, tense.index);
  if (!rest || !hasVowel.test(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (doubled.test(rest)) return rest.slice(0, -1);
  return first >= rest.length && shortEnd.test(rest) ? `${rest}e` : rest;
}

/** The longest of the endings decides, whether or not it lies in the region. */
function replaceEnding(word: string, endings: readonly (readonly [string, string])[], start: number): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const at = word.length - found[0].length;
  return at >= start ? word.slice(0, at) + found[1] : word;
}

function withoutDerivation(word: string, second: number): string {
  const found = dropped.exec(word);
  if (found) return found.index >= second ? word.slice(0, found.index) : word;
  return /[st]ion$/.test(word) && word.length - 3 >= second ? word.slice(0, -3) : word;
}

function withoutFinal(word: string, first: number, second: number): string {
  const at = word.length - 1;
  if (word.endsWith('e')) {
    return at >= second || (at >= first && !shortEnd.test(word.slice(0, -1))) ? word.slice(0, -1) : word;
  }
  return word.endsWith('ll') && at >= second ? word.slice(0, -1) : word;
}
