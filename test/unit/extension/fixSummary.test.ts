import assert from 'node:assert/strict';
import { fixDetails, fixSummary, type FixOutcome } from '../../../src/extension/fixing/fixSummary.ts';

const nothing: FixOutcome = { done: [], leftOut: [], unsavedBefore: 0, unfixable: 0 };

const cases: readonly (readonly [outcome: Partial<FixOutcome>, words: string])[] = [
  [{}, 'Nothing was fixed.'],
  [{ unfixable: 1 }, 'Nothing was fixed. 1 problem without a safe fix is left.'],
  [{ done: [{ path: '/a', fixes: 1 }] }, '1 problem fixed in 1 file.'],
  [
    {
      done: [
        { path: '/a', fixes: 2 },
        { path: '/b', fixes: 1000 },
      ],
      unfixable: 3,
    },
    '1,002 problems fixed in 2 files. 3 problems without a safe fix are left.',
  ],
  [
    {
      done: [{ path: '/a', fixes: 1 }],
      leftOut: [
        { path: '/b', why: 'unwritable' },
        { path: '/c', why: 'unwritable' },
        { path: '/d', why: 'notDone' },
      ],
    },
    '1 problem fixed in 1 file. Left out: 2 files (may not be written), 1 file (VS Code did not make the change).',
  ],
  [
    { done: [{ path: '/a', fixes: 1 }], unsavedBefore: 1 },
    '1 problem fixed in 1 file. 1 file had unsaved changes and is yours to save.',
  ],
];

describe('the words on what was fixed', () => {
  for (const [outcome, words] of cases) {
    it(words, () => assert.equal(fixSummary({ ...nothing, ...outcome }), words));
  }

  it('say of each file what became of it', () => {
    const outcome: FixOutcome = {
      ...nothing,
      done: [{ path: '/a', fixes: 2 }],
      leftOut: [
        { path: '/b', why: 'unwritable' },
        { path: '/a', why: 'notSaved' },
      ],
    };
    assert.deepEqual(fixDetails(outcome), [
      '/a: 2 problems fixed',
      '/b: left out, may not be written',
      '/a: is fixed in the editor, but could not be saved',
    ]);
  });
});
