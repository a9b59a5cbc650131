import assert from 'node:assert/strict';
import { equalJson } from '../../../src/core/catalog/equalJson.ts';

describe('equalJson', () => {
  const same: readonly [unknown, unknown][] = [
    [1, 1],
    ['a', 'a'],
    [null, null],
    [[], []],
    [{}, {}],
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
  ];
  for (const [a, b] of same)
    it(`takes ${show(a)} and ${show(b)} for the same`, () => assert.equal(equalJson(a, b), true));

  const different: readonly [unknown, unknown][] = [
    [1, 2],
    [1, '1'],
    [0, null],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, {}],
    [{}, { a: 1 }],
    [{ a: null }, { b: null }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ];
  for (const [a, b] of different)
    it(`tells ${show(a)} from ${show(b)}`, () => assert.equal(equalJson(a, b), false));
});

function show(value: unknown): string {
  return JSON.stringify(value);
}
