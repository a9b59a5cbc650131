import { lettersOf } from './nearestWord.ts';

/** Other ways to spell a field, as letters alone, that cannot mean anything else. */
const spellings: Readonly<Record<string, string>> = {
  licence: 'license',
  userinvokable: 'user-invocable',
  userinvokeable: 'user-invocable',
  disablemodelinvokation: 'disable-model-invocation',
};

/** Whether `key` is certainly the known field: its letters in another case or with other separators, or a known misspelling. */
export function isSpellingOf(key: string, field: string): boolean {
  const letters = lettersOf(key);
  return letters === lettersOf(field) || (Object.hasOwn(spellings, letters) && spellings[letters] === field);
}
