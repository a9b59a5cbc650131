import assert from 'node:assert/strict';
import { neverCancelled } from '../../../src/core/host.ts';
import { err, ok } from '../../../src/core/result.ts';
import { cachedEmbedder } from '../../../src/core/search/vectors/cachedEmbedder.ts';
import { chunksOf } from '../../../src/core/search/vectors/chunksOf.ts';
import { fuseByRank, fuseByScore } from '../../../src/core/search/vectors/fuse.ts';
import { VectorIndex } from '../../../src/core/search/vectors/vectorIndex.ts';

const vector = (...values: number[]): Float32Array => Float32Array.from(values);

describe('The vector index', () => {
  it('tells how near skills are, whatever the length of their vectors', () => {
    const index = new VectorIndex();
    index.add('same', vector(10, 0));
    index.add('across', vector(0, 3));
    index.add('opposite', vector(-2, 0));
    index.add('half', vector(1, 1), [vector(5, 0), vector(0, 1)]);
    index.add('other size', vector(1, 2, 3));
    index.add('nothing', vector(0, 0));
    index.add('gone', vector(1, 0));
    index.remove('gone');
    const near = index.similarities(vector(2, 0));
    assert.equal(index.size, 6);
    assert.deepEqual(
      [...near].map(([location, value]) => [location, Number(value.toFixed(3))]),
      [
        ['same', 1],
        ['across', 0],
        ['opposite', -1],
        ['half', Number((0.7 * Math.SQRT1_2 + 0.3).toFixed(3))],
        ['other size', 0],
        ['nothing', 0],
      ],
    );
  });
});

describe('Fusion', () => {
  const words = new Map([
    ['a', 0.9],
    ['b', 0.2],
  ]);
  const vectors = new Map([
    ['a', 0.1],
    ['b', 0.5],
    ['c', 0.9],
  ]);

  it('by score adds what each list says', () => {
    assert.deepEqual(
      fuseByScore(words, vectors).map(({ location, score }) => [location, Number(score.toFixed(2))]),
      [
        ['c', 0.5],
        ['a', 0.45],
        ['b', 0.35],
      ],
    );
  });

  it('by rank forgets how far apart scores are', () => {
    assert.deepEqual(
      fuseByRank(words, vectors).map(({ location }) => location),
      ['a', 'b', 'c'],
    );
    assert.equal(fuseByRank(words, words)[0]?.score, 1);
  });

  it('of nothing is nothing', () => {
    assert.deepEqual(fuseByScore(new Map(), new Map()), []);
    assert.deepEqual(fuseByRank(new Map(), new Map()), []);
  });
});

describe('The pieces of a text', () => {
  it('are whole paragraphs that together are not too long', () => {
    const text = ['a', 'b', 'c', 'd'].map(letter => letter.repeat(390)).join('\n\n');
    assert.deepEqual(
      chunksOf(text).map(chunk => chunk.replace(/(.)\1+/g, '$1')),
      ['a\n\nb', 'c\n\nd'],
    );
  });

  it('cut what is too long, and end after enough', () => {
    const chunks = chunksOf('x'.repeat(100_000));
    assert.equal(chunks.length, 12);
    assert.ok(chunks.every(chunk => chunk.length === 800));
    assert.deepEqual(chunksOf(' \n\n '), []);
  });
});

describe('An embedder with a cache', () => {
  const store = (): Map<string, Float32Array> => new Map();
  const digest = (text: string): string => text;

  it('asks for no text twice', async () => {
    const asked: string[][] = [];
    const inner = {
      id: 'm',
      embed: (texts: readonly string[]) => {
        asked.push([...texts]);
        return Promise.resolve(ok(texts.map(text => vector(text.length))));
      },
    };
    const embedder = cachedEmbedder(inner, store(), digest);
    await embedder.embed(['a', 'bb'], neverCancelled);
    const again = await embedder.embed(['bb', 'ccc', 'a'], neverCancelled);
    assert.deepEqual(again?.ok && again.value.map(([first]) => first), [2, 3, 1]);
    assert.deepEqual(asked, [['a', 'bb'], ['ccc']]);
  });

  it('keeps nothing of what failed', async () => {
    const kept = store();
    const embedder = cachedEmbedder({ id: 'm', embed: () => Promise.resolve(err('no')) }, kept, digest);
    assert.deepEqual(await embedder.embed(['a'], neverCancelled), err('no'));
    assert.equal(kept.size, 0);
  });
});
