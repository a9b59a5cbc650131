import assert from 'node:assert/strict';
import { evaluateSearch, type Answered } from '../../../src/core/search/evaluateSearch.ts';
import { parseSearchCases } from '../../../src/core/search/parseSearchCases.ts';

const answer = (relevant: string[], hits: string[], ms = 1, not: string[] = []): Answered => ({
  case: { query: relevant.join(' ') || 'none', relevant, not },
  hits: hits.map(hit => [hit]),
  ms,
});

describe('The evaluation of search', () => {
  it('counts hits, ranks and false positives', () => {
    const evaluation = evaluateSearch([
      answer(['a'], ['a', 'b'], 1),
      answer(['b'], ['a', 'b'], 2),
      answer(['c', 'd'], ['d', 'a', 'c'], 3),
      answer(['e'], [], 4),
      answer([], [], 5),
      answer([], ['a'], 100),
    ]);
    assert.deepEqual(evaluation, {
      cases: 6,
      precisionAt1: 0.5,
      precisionAt3: 0.75,
      recallAt3: 0.75,
      mrr: (1 + 0.5 + 1 + 0) / 4,
      falsePositiveRate: 0.5,
      p50Ms: 3,
      p95Ms: 100,
      failures: [
        { query: 'b', expected: ['b'], got: ['a', 'b'] },
        { query: 'e', expected: ['e'], got: [] },
        { query: 'none', expected: [], got: ['a'] },
      ],
    });
  });

  it('fails a case whose first hit is named as wrong', () => {
    const { failures } = evaluateSearch([answer(['a', 'b'], ['b'], 1, ['b'])]);
    assert.equal(failures.length, 1);
  });

  it('has no rate where there is no case', () => {
    assert.deepEqual(Object.values(evaluateSearch([])), [0, 0, 0, 0, 0, 0, 0, 0, []]);
  });
});

describe('A file of cases', () => {
  for (const [text, complaint] of [
    ['{', /no JSON/],
    ['{}', /array/],
    ['[{ "query": "a" }]', /case 1, relevant/],
    ['[{ "query": "a", "relevant": [] }, { "query": "", "relevant": [] }]', /case 2, query/],
  ] as const) {
    it(`is refused where it is ${text}`, () => {
      const parsed = parseSearchCases(text);
      assert.match(parsed.ok ? '' : parsed.error, complaint);
    });
  }

  it('may leave out what is not relevant, and have more fields', () => {
    const parsed = parseSearchCases('\uFEFF[{ "query": "a", "relevant": ["b"], "kind": "x" }]');
    assert.deepEqual(parsed, { ok: true, value: [{ query: 'a', relevant: ['b'], not: [] }] });
  });
});
