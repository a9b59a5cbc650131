import assert from 'node:assert/strict';
import { grouped } from '../../src/core/grouped.ts';

describe('a number in a message', () => {
  const numbers = [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1234.5, -1234, 20_000_000.1];
  for (const number of numbers) {
    it(`is written as English has it: ${number.toString()}`, () => {
      assert.equal(grouped(number), number.toLocaleString('en-US'));
    });
  }
});
