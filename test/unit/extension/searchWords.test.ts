import assert from 'node:assert/strict';
import type { Matched } from '../../../src/core/search/searchHit.ts';
import { caseFailure } from '../../../src/extension/search/caseFailure.ts';
import { collisionAdvice } from '../../../src/extension/search/collisionAdvice.ts';
import { evaluationText } from '../../../src/extension/search/evaluationText.ts';
import { filterWords } from '../../../src/extension/search/filterWords.ts';
import { nearBest } from '../../../src/extension/search/nearBest.ts';
import { placeWords } from '../../../src/extension/search/placeWords.ts';
import { whyWords } from '../../../src/extension/search/whyWords.ts';
import { skillOf } from '../../support/skillFixture.ts';

const matched = (
  asked: string,
  stem: string,
  kind: Matched['kind'],
  ...fields: Matched['fields']
): Matched => ({
  ...{ asked, kind, fields },
  found: [stem],
});

describe('Why a skill was found, in words', () => {
  const skill = skillOf({ name: 'slide-decks', description: 'Makes Presentations of notes.' });
  const why = (...all: Matched[]) => ({
    location: skill.location,
    score: 0.824,
    why: { matched: all, parts: { words: 1, covered: 1 } },
  });
  for (const [all, expected] of [
    [[], 'fits 82 %'],
    [[matched('notes', 'note', 'word', 'description')], 'fits 82 % · notes · in description'],
    // In the words of the skill, not as a stem.
    [
      [matched('powerpoint', 'slide', 'synonym', 'name'), matched('notes', 'note', 'word', 'description')],
      'fits 82 % · powerpoint as “slide”, notes · in name and description',
    ],
    [
      [matched('notes', 'note', 'word', 'name', 'description', 'body', 'resources')],
      'fits 82 % · notes · in name, description and body',
    ],
    // Only the instructions have it.
    [[matched('talk', 'speech', 'related', 'body')], 'fits 82 % · talk in other words · in body'],
  ] as const) {
    it(expected, () => assert.equal(whyWords(why(...all), skill), expected));
  }
});

describe('The place in a list, in words', () => {
  for (const [place, expected] of [
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [113, '113th'],
    [121, '121st'],
  ] as const) {
    it(expected, () =>
      assert.equal(placeWords({ place }, { count: 1200 }), `${expected} of 1,200 in the list`),
    );
  }
});

describe('What the view says while it is filtered', () => {
  const choice = { query: 'pdf', kind: 'search' } as const;
  for (const [filter, expected] of [
    [{ choice: undefined, passing: undefined }, ''],
    [{ choice, passing: new Set(['a', 'b']) }, '2 of 40 skills fit “pdf”.'],
    [{ choice, passing: new Set(['a']) }, '1 of 40 skills fits “pdf”.'],
    [{ choice: { ...choice, kind: 'words' }, passing: new Set<string>() }, 'None of 40 skills holds “pdf”.'],
  ] as const) {
    it(expected || 'nothing', () => assert.equal(filterWords(filter, 40), expected));
  }
});

describe('Advice on skills that collide', () => {
  for (const [own, likeness, expected] of [
    [
      [['csv'], ['pdf', 'form']],
      0.6,
      /^Begin one with what only it is for \(csv\?\), and two likewise \(pdf, form\?\)\.$/,
    ],
    [[['csv'], ['pdf']], 0.9, /make one skill of both\.$/],
    [[[], ['pdf']], 0.7, /^one says nothing that two does not: .* Only two has pdf\.$/],
    [[['csv'], []], 0.7, /^two says nothing that one does not: .* Only one has csv\.$/],
    [[[], []], 1, /^Both say the same\./],
  ] as const) {
    it(expected.source, () => assert.match(collisionAdvice({ own, likeness }, ['one', 'two']), expected));
  }
});

describe('A run of search tests, in words', () => {
  const evaluation = {
    ...{ cases: 4, precisionAt1: 0.75, precisionAt3: 1, recallAt3: 1, mrr: 0.875, falsePositiveRate: 0 },
    ...{ p50Ms: 0.5, p95Ms: 1.25, failures: [{ query: 'a', expected: ['x'], got: [] }] },
  };

  it('has no changes in the first run', () => {
    const lines = evaluationText('cases.json', evaluation, undefined);
    assert.equal(lines[0], 'cases.json: 3 of 4 cases passed');
    assert.equal(lines.length, 8);
    assert.match(lines[1] ?? '', /P@1.* 75\.0 %$/);
    assert.match(lines[4] ?? '', /MRR.* 0\.875$/);
  });

  it('tells what has changed since the last', () => {
    const before = { ...evaluation, precisionAt1: 0.5, mrr: 0.9, p95Ms: 2 };
    const lines = evaluationText('cases.json', evaluation, before);
    assert.match(lines[1] ?? '', /75\.0 % {3}\+25\.0 % since the last run$/);
    assert.match(lines[2] ?? '', /as before$/);
    assert.match(lines[4] ?? '', /0\.875 {3}−0\.025 since the last run$/);
    assert.match(lines[7] ?? '', /1\.25 ms {3}−0\.75 ms since the last run$/);
  });
});

describe('A search test that fails', () => {
  for (const [relevant, not, hits, expected] of [
    [['x'], [], [['y'], ['x']], '“ask” should find x, and found y, and x as number 2.'],
    [['x', 'z'], [], [], '“ask” should find x or z, and found nothing.'],
    [[], [], [['y']], '“ask” should find nothing, and found y.'],
    [['x'], ['y'], [['y', 'a/y']], '“ask” must not find y first.'],
  ] as const) {
    it(expected, () => {
      const { message } = caseFailure({ case: { query: 'ask', relevant, not }, hits, ms: 1 });
      assert.equal(message, expected);
    });
  }
});

describe('What is near the best hit', () => {
  const hits = [0.8, 0.5, 0.4, 0.1].map(score => ({
    ...{ location: String(score), score },
    why: { matched: [], parts: { words: 1, covered: 1 } },
  }));
  for (const [share, count] of [
    [0, 4],
    [0.5, 3],
    [0.6, 2],
    [1, 1],
  ] as const) {
    it(`is ${count} of 4 at a share of ${share}`, () => assert.equal(nearBest(hits, share).length, count));
  }
  it('is nothing where nothing was found', () => assert.deepEqual(nearBest([], 0.5), []));
});
