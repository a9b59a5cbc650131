import assert from 'node:assert/strict';
import { parseSearchCases } from '../../../src/core/search/parseSearchCases.ts';
import { addCases, casesText } from '../../../src/core/search/asked/withCases.ts';
import { readQueries } from '../../../src/core/search/asked/writtenQueries.ts';
import { applyEdits } from '../../../src/core/text.ts';

describe('Queries that a model writes', () => {
  for (const [what, answer, expected] of [
    ['in a fence', '```json\n[{"skill":2,"queries":["a  b","c"]}]\n```', [[], ['a b', 'c']]],
    ['twice', '[{"skill":1,"queries":["a","a",""]},{"skill":1,"queries":["b"]}]', [['a', 'b'], []]],
    ['for others too', '[{"skill":7,"queries":["a"]},{"skill":0,"queries":["a"]}]', [[], []]],
    ['too many', `[{"skill":1,"queries":${JSON.stringify([...'abcdefg'])}}]`, [[...'abcde'], []]],
    ['in another form', '[{"skill":"pdf"}]', undefined],
    ['not at all', 'I cannot.', undefined],
    ['cut', '[{"skill":1,"queries":["a"]},', undefined],
  ] as const) {
    it(`are read where they are given ${what}`, () => assert.deepEqual(readQueries(answer, 2), expected));
  }
});

describe('New test cases', () => {
  const cases = [
    { query: 'say "hi"', relevant: ['pdf'] },
    { query: 'known', relevant: ['a/b', 'c'] },
  ];

  it('are a file that can be read', () => {
    const parsed = parseSearchCases(casesText(cases));
    assert.deepEqual(parsed.ok && parsed.value.map(({ query, relevant }) => ({ query, relevant })), cases);
  });

  for (const text of [
    '[]',
    '[\n]\n',
    '[{"query":"known","relevant":[]}]',
    '[ {"query":"x]","relevant":[]} ]\r\n',
  ]) {
    it(`come behind those that are there, once: ${JSON.stringify(text)}`, () => {
      const before = parseSearchCases(text);
      const edits = addCases(text, cases) ?? assert.fail();
      const after = parseSearchCases(applyEdits(text, edits));
      assert.ok(before.ok && after.ok);
      const known = before.value.map(({ query }) => query);
      const added = cases.map(({ query }) => query).filter(query => !known.includes(query));
      assert.deepEqual(
        after.value.map(({ query }) => query),
        [...known, ...added],
      );
      assert.ok(applyEdits(text, edits).startsWith(text.slice(0, text.lastIndexOf(']')).trimEnd()));
    });
  }

  it('are none where all are there, or the file has a mistake in it', () => {
    assert.deepEqual(addCases(casesText(cases), cases), []);
    assert.equal(addCases('[{]', cases), undefined);
  });
});
