import assert from 'node:assert/strict';
import { neverCancelled } from '../../../src/core/host.ts';
import { err, ok } from '../../../src/core/result.ts';
import type { Embedder } from '../../../src/core/search/vectors/embedder.ts';
import { HybridSearch } from '../../../src/core/search/vectors/hybridSearch.ts';
import { SkillIndex } from '../../../src/core/search/skillIndex.ts';

const skill = (name: string, description: string) => ({
  ...{ location: `/s/${name}`, name, resources: [] },
  text: `---\nname: ${name}\ndescription: ${description}\n---\n\nA piece.\n\nAnother.\n`,
});

const skills = [
  skill('pdf', 'Merges PDF files'),
  skill('sql', 'Makes SQL queries fast'),
  skill('violin', 'Restores old string instruments'),
];

/** A model that knows what is about music. */
const model: Embedder = {
  id: 'music',
  embed: texts =>
    Promise.resolve(
      ok(texts.map(text => Float32Array.from(/string instrument|fiddle/.test(text) ? [1, 0] : [0, 1]))),
    ),
};

async function search(embedder: Embedder, fusion: 'score' | 'rank', query: string): Promise<unknown> {
  const words = new SkillIndex();
  for (const each of skills) words.add(each);
  const hybrid = new HybridSearch(words, embedder, fusion);
  const added = await hybrid.add(skills, neverCancelled);
  if (!added?.ok) return added?.error;
  const found = await hybrid.search(query, { everything: true, limit: 2 }, neverCancelled);
  return found?.ok ? found.value.map(({ location }) => location) : found?.error;
}

describe('Search by words and vectors', () => {
  for (const fusion of ['score', 'rank'] as const) {
    it(`finds by meaning what words do not, and by words what is meant, fused by ${fusion}`, async () => {
      assert.equal(((await search(model, fusion, 'fiddle')) as string[])[0], '/s/violin');
      assert.equal(((await search(model, fusion, 'merge pdf')) as string[])[0], '/s/pdf');
    });
  }

  it('says why there are no vectors', async () => {
    const broken: Embedder = { id: 'x', embed: () => Promise.resolve(err('The model is gone.')) };
    assert.equal(await search(broken, 'score', 'pdf'), 'The model is gone.');
  });

  it('gives nothing where the words say that nothing fits', async () => {
    const words = new SkillIndex();
    for (const each of skills) words.add(each);
    const hybrid = new HybridSearch(words, model);
    await hybrid.add(skills, neverCancelled);
    assert.deepEqual(await hybrid.search('bake a cake', {}, neverCancelled), ok([]));
  });
});
