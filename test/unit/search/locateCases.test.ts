import assert from 'node:assert/strict';
import { folderAsWritten } from '../../../src/core/search/folderAsWritten.ts';
import { locateCases } from '../../../src/core/search/locateCases.ts';

describe('Where the cases of a test file stand', () => {
  for (const [text, expected] of [
    ['[]', []],
    ['[{"query":"a"}]', ['{"query":"a"}']],
    ['[ {"q":"a"},\n  {"q":"b","relevant":["x"]} ]', ['{"q":"a"}', '{"q":"b","relevant":["x"]}']],
    // Brackets and quotes inside a text are text.
    ['[{"q":"a ] } \\" ["},{"q":"\\\\"}]', ['{"q":"a ] } \\" ["}', '{"q":"\\\\"}']],
    // Broken: what is whole is told.
    ['[{"q":"a"},{"q":', ['{"q":"a"}']],
    ['', []],
  ] as const) {
    it(`is told of ${JSON.stringify(text)}`, () => {
      const found = locateCases(text).map(({ start, end }) => text.slice(start, end));
      assert.deepEqual(found, expected);
    });
  }
});

describe('A skill folder in a test case', () => {
  for (const [written, expected] of [
    ['pdf', 'pdf'],
    ['.agents/skills/pdf', '.agents/skills/pdf'],
    ['./a/b/SKILL.md', 'a/b'],
    ['a/b/', 'a/b'],
    ['a\\b', 'a/b'],
  ] as const) {
    it(`"${written}" is ${expected}`, () => assert.equal(folderAsWritten(written), expected));
  }
});
