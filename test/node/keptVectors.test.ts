import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { KeptVectors } from '../../src/node/embeddings/keptVectors.ts';
import { TempFolder } from '../support/tempFolder.ts';

describe('Vectors that are kept', () => {
  let folder: TempFolder;
  const path = (): string => folder.at('deep/vectors.bin');
  beforeEach(() => (folder = new TempFolder()));
  afterEach(() => folder[Symbol.dispose]());

  function keep(...vectors: readonly (readonly [string, readonly number[]])[]): void {
    const store = new KeptVectors(path());
    for (const [key, numbers] of vectors) store.set(key, Float32Array.from(numbers));
    store.save();
  }
  const kept = (key: string): readonly number[] | undefined => {
    const vector = new KeptVectors(path()).get(key);
    return vector && [...vector];
  };

  it('are there in the next window', () => {
    keep(['a', [1, 0.5]], ['b', [-2, 3]]);
    assert.deepEqual([kept('a'), kept('b'), kept('c')], [[1, 0.5], [-2, 3], undefined]);
    assert.equal(statSync(path()).mode & 0o777, 0o600);
  });

  it('leave when nobody has asked for them', () => {
    keep(['a', [1]], ['b', [2]]);
    const store = new KeptVectors(path());
    store.get('b');
    store.set('c', Float32Array.from([3]));
    store.save();
    assert.deepEqual([kept('a'), kept('b'), kept('c')], [undefined, [2], [3]]);
  });

  it('are written when there is something new, and not otherwise', () => {
    keep(['a', [1]]);
    const before = statSync(path()).ino;
    const store = new KeptVectors(path());
    store.get('a');
    store.save();
    assert.equal(statSync(path()).ino, before);
  });

  for (const [what, damage] of [
    ['cut', bytes => bytes.subarray(0, -3)],
    ['of another shape', () => Buffer.from('{"size":"x","keys":{}}\n')],
    ['no JSON', () => Buffer.from('x')],
    ['empty', () => Buffer.alloc(0)],
  ] as const satisfies readonly (readonly [string, (bytes: Buffer) => Buffer])[]) {
    it(`are none where the file is ${what}`, () => {
      keep(['a', [1, 2]]);
      writeFileSync(path(), damage(readFileSync(path())));
      assert.equal(kept('a'), undefined);
      keep(['b', [4]]);
      assert.deepEqual(kept('b'), [4]);
    });
  }
});
