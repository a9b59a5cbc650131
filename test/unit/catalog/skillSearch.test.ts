import assert from 'node:assert/strict';
import { SkillSearch } from '../../../src/core/catalog/skillSearch.ts';
import type { ProfileSubject } from '../../../src/core/catalog/skillSource.ts';
import { ready, skill, type Opened } from '../../support/openedCatalog.ts';

const at = (name: string): string => `/w/.claude/skills/${name}/SKILL.md`;

interface Searched extends Opened {
  readonly search: SkillSearch;
  /** The skills whose profiles were asked for. */
  readonly asked: string[];
  first(query: string): Promise<string | undefined>;
}

async function searched(): Promise<Searched> {
  const opened = await ready({
    [at('pdf')]: skill('pdf', 'Merges PDF files'),
    [at('sql')]: skill('sql', 'Makes SQL queries fast, with zebrafish'),
    [at('mail')]: skill('mail', 'Writes emails'),
  });
  const asked: string[] = [];
  const { profiles } = opened.source;
  opened.source.profiles = (skills: readonly ProfileSubject[], token) => {
    asked.push(...skills.map(({ name }) => name));
    return profiles.call(opened.source, skills, token);
  };
  const search = new SkillSearch(opened.catalog, opened.source);
  const first = async (query: string): Promise<string | undefined> =>
    (await search.search(query))[0]?.location.split('/').at(-2);
  return { ...opened, search, asked, first };
}

describe('Search over the catalog', () => {
  it('finds a skill by what users may ask for, whether its text is read or handed over', async () => {
    const { catalog, source } = await searched();
    const hash = catalog.get(at('mail'))?.analysis.hash ?? assert.fail();
    for (const reader of [source, undefined]) {
      const search = new SkillSearch(catalog, reader, undefined, its =>
        its === hash ? ['reply to grandma'] : [],
      );
      assert.equal((await search.search('answer grandma'))[0]?.location, at('mail'));
    }
  });

  it('makes the index with the first search, once for all that search at one time', async () => {
    const { first, asked } = await searched();
    assert.deepEqual(asked, []);
    assert.deepEqual(await Promise.all([first('pdf'), first('sql queries'), first('email')]), [
      'pdf',
      'sql',
      'mail',
    ]);
    assert.deepEqual(asked.sort(), ['mail', 'pdf', 'sql']);
  });

  it('takes in anew what has changed, and that alone', async () => {
    const { first, asked, files, catalog } = await searched();
    await first('pdf');
    asked.length = 0;
    files.write(at('sql'), skill('sql', 'Draws org charts'));
    await catalog.filesChanged([at('sql')]);
    assert.equal(await first('org chart'), 'sql');
    assert.deepEqual(asked, ['sql']);
    assert.equal(await first('zebrafish'), undefined);
  });

  it('forgets a skill that is gone', async () => {
    const { first, files, catalog } = await searched();
    assert.equal(await first('pdf'), 'pdf');
    files.remove('/w/.claude/skills/pdf');
    await catalog.filesChanged([at('pdf')]);
    assert.equal(await first('pdf'), undefined);
  });

  it('finds what an editor holds and is not saved', async () => {
    const { first, catalog } = await searched();
    await first('pdf');
    await catalog.setOpenText(at('mail'), skill('mail', 'Plans kubernetes clusters'));
    assert.equal(await first('kubernetes'), 'mail');
    await catalog.clearOpenText(at('mail'));
    assert.equal(await first('emails'), 'mail');
    assert.equal(await first('kubernetes'), undefined);
  });

  it('rejects where the skills cannot be read, and tries again with the next search', async () => {
    const { first, source } = await searched();
    const { profiles } = source;
    source.profiles = () => Promise.reject(new Error('gone'));
    await assert.rejects(first('pdf'), /gone/);
    source.profiles = profiles;
    assert.equal(await first('pdf'), 'pdf');
  });
});
