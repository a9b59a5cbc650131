import assert from 'node:assert/strict';
import { LiteralFinder } from '../../../src/core/rules/safety/literalFinder.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';

const groups = { one: ['abc', 'cab', 'aaaa', 'b|c'], other: ['abc', 'bca ', '…é–'] };

/** The same by search for each. */
function searched(text: string, literals: readonly string[]): string[] {
  const found: string[] = [];
  for (const literal of literals) {
    for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + 1))
      found.push(`${at} ${literal}`);
  }
  return found.sort();
}

describe('A finder of literals', () => {
  it('finds what a search for each finds, wherever it begins', () => {
    const random = randomNumbers(20_261_201);
    const letters = ['a', 'b', 'c', ' ', '|', '…é–', 'š'];
    const finder = new LiteralFinder(groups);
    let count = 0;
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: random(40) }, () => letters[random(letters.length)]).join('');
      const found = finder.find(text);
      for (const group of ['one', 'other'] as const) {
        const shown = found[group].map(({ literal, index }) => `${index} ${literal}`);
        assert.deepEqual(shown.sort(), searched(text, groups[group]), text);
        count += shown.length;
      }
    }
    assert.ok(count > 500, `only ${count} were there`);
  });

  it('tells them in text order', () => {
    const { one } = new LiteralFinder(groups).find('cab abc aaaa b|c cab');
    assert.deepEqual(
      one.map(({ index }) => index),
      [0, 4, 8, 13, 17],
    );
  });
});
