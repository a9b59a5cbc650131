import assert from 'node:assert/strict';
import type { FileWeight } from '../../../src/core/catalog/skillSource.ts';
import { FileWeights } from '../../../src/extension/tree/fileWeights.ts';

/** Weights whose answers the test gives by hand. */
function byHand(): {
  weights: FileWeights;
  asked: string[];
  answer: (weight: FileWeight | Error) => void;
} {
  const asked: string[] = [];
  const waiting: ((weight: FileWeight | Error) => void)[] = [];
  const weights = new FileWeights(path => {
    asked.push(path);
    return new Promise((resolve, reject) => {
      waiting.push(weight => (weight instanceof Error ? reject(weight) : resolve(weight)));
    });
  });
  return { weights, asked, answer: weight => waiting.shift()?.(weight) };
}

const heavy = { size: 10, tokens: 3 };

describe('the weights of files', () => {
  it('are found out when first asked for, then told', async () => {
    const { weights, asked, answer } = byHand();
    const learned = new Promise(resolve => weights.onDidLearn(resolve));
    assert.equal(weights.peek('/a'), undefined);
    assert.equal(weights.peek('/a'), undefined);
    answer(heavy);
    assert.equal(await learned, '/a');
    assert.deepEqual(weights.peek('/a'), heavy);
    assert.deepEqual(asked, ['/a']);
  });

  it('are asked for again after the file has changed', async () => {
    const { weights, asked, answer } = byHand();
    const first = weights.of('/a');
    answer(heavy);
    await first;
    weights.drop('/a');
    const second = weights.of('/a');
    answer({ size: 20, tokens: 6 });
    assert.deepEqual(await second, { size: 20, tokens: 6 });
    assert.deepEqual(asked, ['/a', '/a']);
  });

  it('of before a change are not kept', async () => {
    const { weights, answer } = byHand();
    const stale = weights.of('/a');
    weights.drop('/a');
    const fresh = weights.of('/a');
    answer(heavy);
    answer({ size: 20, tokens: 6 });
    await Promise.all([stale, fresh]);
    assert.deepEqual(weights.peek('/a'), { size: 20, tokens: 6 });
  });

  it('that failed are asked for again', async () => {
    const { weights, asked, answer } = byHand();
    const failed = weights.of('/a');
    answer(new Error('unreadable'));
    await assert.rejects(failed, /unreadable/);
    void weights.of('/a');
    assert.deepEqual(asked, ['/a', '/a']);
  });
});
