import assert from 'node:assert/strict';
import { SettledBatch } from '../../../src/extension/settledBatch.ts';

describe('a settled batch', () => {
  it('hands over all that came, once, when it is quiet', async () => {
    const batch = await new Promise<readonly string[]>(resolve => {
      const settled = new SettledBatch<string>(1, values => resolve([...values]));
      for (const value of ['a', 'b', 'a']) settled.add(value);
    });
    assert.deepEqual(batch, ['a', 'b']);
  });

  it('does not wait for ever while values keep coming', async () => {
    const seen: number[] = [];
    await new Promise<void>(resolve => {
      const settled = new SettledBatch<number>(10, values => {
        seen.push(values.size);
        clearInterval(busy);
        settled.dispose();
        resolve();
      });
      let next = 0;
      const busy = setInterval(() => settled.add(next++), 2);
    });
    assert.equal(seen.length, 1);
  });

  it('hands over at once on demand, and nothing twice', () => {
    const seen: string[][] = [];
    const settled = new SettledBatch<string>(1000, values => seen.push([...values]));
    settled.add('a');
    settled.flush();
    settled.flush();
    assert.deepEqual(seen, [['a']]);
  });

  it('hands over nothing once disposed', () => {
    const settled = new SettledBatch<string>(1000, () => assert.fail('handed over'));
    settled.add('a');
    settled.dispose();
    settled.flush();
  });
});
