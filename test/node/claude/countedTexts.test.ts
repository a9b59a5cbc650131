import assert from 'node:assert/strict';
import { CountedTexts } from '../../../src/node/claude/countedTexts.ts';

describe('Counted texts', () => {
  it('are counted once for each model, and anew after a failure', async () => {
    const counted = new CountedTexts();
    let asked = 0;
    const count = (): Promise<number> => Promise.resolve(++asked);
    const values = [
      await counted.of('a', 'text', count),
      await counted.of('a', 'text', count),
      await counted.of('b', 'text', count),
      await counted.of('a', 'other', count),
    ];
    assert.deepEqual(values, [1, 1, 2, 3]);
    await assert.rejects(counted.of('a', 'new', () => Promise.reject(new Error('no'))));
    assert.equal(await counted.of('a', 'new', count), 4);
  });

  it('are asked for again by one who waited for a request that was cancelled', async () => {
    const counted = new CountedTexts();
    const first = counted.of('a', 'text', () => Promise.reject(new Error('cancelled')));
    const second = counted.of('a', 'text', () => Promise.resolve(7));
    await assert.rejects(first);
    assert.equal(await second, 7);
  });
});
