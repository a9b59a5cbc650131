import assert from 'node:assert/strict';
import { CancellationSource } from '../../../src/core/cancellationSource.ts';
import { SkillSearch } from '../../../src/core/catalog/skillSearch.ts';
import { VectorSearch } from '../../../src/core/catalog/vectorSearch.ts';
import { err, ok } from '../../../src/core/result.ts';
import type { Embedder } from '../../../src/core/search/vectors/embedder.ts';
import { ready, skill, type Opened } from '../../support/openedCatalog.ts';

const at = (name: string): string => `/w/.claude/skills/${name}/SKILL.md`;

interface Searched extends Opened {
  readonly search: VectorSearch;
  /** Texts that a vector was asked for, of skills alone. */
  readonly asked: string[];
  readonly failures: string[];
  /** How often vectors were handed over to be stored, and for how many skills. */
  readonly made: { count: number; skills: number[] };
  readonly user: CancellationSource;
  names(query: string): Promise<readonly (string | undefined)[]>;
}

/** The model knows what is about music; it can be broken. */
async function searched(model: { broken?: boolean } = {}): Promise<Searched> {
  const opened = await ready({
    [at('backups')]: skill('backups', 'Restores old files'),
    [at('luthier')]: skill('luthier', 'Restores old string instruments'),
  });
  const [asked, failures] = [[] as string[], [] as string[]];
  const made = { count: 0, skills: [] as number[] };
  const user = new CancellationSource();
  const embed: Embedder['embed'] = texts =>
    Promise.resolve(
      model.broken
        ? err('The model is gone.')
        : ok(texts.map(text => Float32Array.from(/instrument|fiddle/.test(text) ? [1, 0] : [0, 1]))),
    );
  const search = new VectorSearch({
    words: new SkillSearch(opened.catalog, opened.source),
    catalog: opened.catalog,
    embedder: { id: 'music', embed: (texts, token) => (asked.push(...texts), embed(texts, token)) },
    asking: { id: 'music', embed },
    failed: message => failures.push(message),
    made: () => made.count++,
    during: (count, work) => (made.skills.push(count), work(user.token, () => undefined)),
  });
  const names = async (query: string): Promise<readonly (string | undefined)[]> =>
    (await search.search(query)).map(({ location }) => location.split('/').at(-2));
  return { ...opened, search, asked, failures, made, user, names };
}

describe('Search over the catalog by words and vectors', () => {
  it('answers by words until every skill has its vectors, then by both', async () => {
    const { search, names, made } = await searched();
    assert.deepEqual(await names('restore my old fiddle'), ['backups', 'luthier']);
    await search.settled;
    assert.deepEqual(await names('restore my old fiddle'), ['luthier', 'backups']);
    assert.deepEqual(made, { count: 1, skills: [2] });
  });

  it('asks anew for what has changed, and that alone', async () => {
    const { search, names, asked, files, catalog } = await searched();
    await search.prepare();
    await search.settled;
    asked.length = 0;
    files.write(at('backups'), skill('backups', 'Restores old fiddles'));
    await catalog.filesChanged([at('backups')]);
    await names('restore');
    await search.settled;
    assert.ok(asked.length > 0 && asked.every(text => !text.includes('string')), asked.join('|'));
    assert.equal((await names('restore my fiddle'))[0], 'backups');
  });

  it('says once why there are no vectors, and goes on by words', async () => {
    const { search, names, failures, asked } = await searched({ broken: true });
    await names('restore');
    await search.settled;
    const before = asked.length;
    assert.deepEqual(await names('restore my old fiddle'), ['backups', 'luthier']);
    await search.settled;
    assert.deepEqual([failures, asked.length], [['The model is gone.'], before]);
  });

  it('answers by words when the model fails later on', async () => {
    const model = { broken: false };
    const { search, names, failures } = await searched(model);
    await search.prepare();
    await search.settled;
    model.broken = true;
    assert.deepEqual(await names('restore my old fiddle'), ['backups', 'luthier']);
    assert.deepEqual(failures, ['The model is gone.']);
  });

  it('makes no more vectors once the user has cancelled', async () => {
    const { search, names, asked, user, failures } = await searched();
    user.cancel();
    await names('restore');
    await search.settled;
    await names('restore');
    await search.settled;
    assert.deepEqual([asked, failures], [[], []]);
  });
});
