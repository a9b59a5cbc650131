import assert from 'node:assert/strict';
import { shareWork } from '../../../src/core/catalog/shareWork.ts';

const items = [1, 2, 3, 4, 5];

describe('shareWork', () => {
  it('gives the results in the order of the items, whoever is done first', async () => {
    const slow = gate();
    const first = async (batch: readonly number[]): Promise<number[]> => {
      await slow.opened;
      return batch.map(item => item * 10);
    };
    let left = 2;
    const quick = async (batch: readonly number[]): Promise<number[]> => {
      if (--left === 0) slow.open();
      return batch.map(item => item * 10);
    };
    assert.deepEqual(await shareWork(items, first, [quick], 2), [10, 20, 30, 40, 50]);
  });

  it('has every item done once', async () => {
    const seen: number[] = [];
    const worker = async (batch: readonly number[]): Promise<readonly number[]> => {
      seen.push(...batch);
      return batch;
    };
    await shareWork(items, worker, [worker.bind(undefined), worker.bind(undefined)], 1);
    assert.deepEqual(seen.sort(), items);
  });

  it('does the work of a helper that fails, even at the very end', async () => {
    const failing = gate();
    const first = async (batch: readonly number[]): Promise<readonly number[]> => batch;
    const helper = async (): Promise<readonly number[]> => {
      await failing.opened;
      throw new Error('The thread died');
    };
    const shared = shareWork(items, first, [helper], 2);
    failing.open();
    assert.deepEqual(await shared, items);
  });

  it('fails where the first worker fails', async () => {
    await assert.rejects(
      shareWork(items, () => Promise.reject(new Error('A bug')), [], 2),
      /A bug/,
    );
  });

  it('answers nothing, and starts nothing more, when one gives up', async () => {
    let batches = 0;
    const cancelled = async (): Promise<undefined> => {
      batches++;
      return undefined;
    };
    assert.equal(await shareWork(items, cancelled, [], 1), undefined);
    assert.equal(batches, 1);
  });

  it('has nothing to do for no items', async () => {
    assert.deepEqual(await shareWork([], () => Promise.reject(new Error('Asked')), [], 2), []);
  });
});

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>(resolve => (open = resolve));
  return { opened, open: () => open() };
}
