import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LocalSource } from '../../src/core/catalog/localSource.ts';
import { SkillCatalog } from '../../src/core/catalog/skillCatalog.ts';
import { SkillSearch } from '../../src/core/catalog/skillSearch.ts';
import type { Profiles, ProfileSubject } from '../../src/core/catalog/skillSource.ts';
import { forgetfulCache } from '../../src/core/catalog/forgetfulCache.ts';
import { neverCancelled } from '../../src/core/host.ts';
import { estimatingCounter } from '../../src/core/tokens/estimatingCounter.ts';
import { decodeUtf8 } from '../../src/node/decodeUtf8.ts';
import { blockingCalls } from '../../src/node/fileCalls.ts';
import { KeptProfiles } from '../../src/node/keptProfiles.ts';
import { NodeFileSystem } from '../../src/node/nodeFileSystem.ts';
import { sha256 } from '../../src/node/sha256.ts';
import { WorkerSource } from '../../src/node/workerSource.ts';
import { TempFolder } from '../support/tempFolder.ts';

const script = fileURLToPath(new URL('../../src/node/worker.ts', import.meta.url));
const texts = {
  pdf: skill('pdf', 'Merges PDF files', 'Join pages. 合并文件'),
  sql: skill('sql', 'Makes queries fast', 'Use `EXPLAIN`.'),
  mail: skill('mail', 'Writes letters', 'Be kind.'),
};
type Name = keyof typeof texts;
const names = Object.keys(texts) as Name[];

function skill(name: string, description: string, body: string): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\n${body}\n`;
}

function withSkills(): TempFolder {
  return new TempFolder(
    Object.fromEntries(names.map(name => [`.claude/skills/${name}/SKILL.md`, texts[name]])),
  );
}

function subject(folder: TempFolder, name: Name): ProfileSubject {
  const location = folder.at(`.claude/skills/${name}/SKILL.md`);
  return { location, name, resources: ['a.py'], hash: sha256(readFileSync(location, 'utf8')) };
}

/** A source over real files that tells which of them it reads. */
function sourceOf(profiles: KeptProfiles): { source: LocalSource; read: string[] } {
  const read: string[] = [];
  const files = new NodeFileSystem(blockingCalls);
  const { readFile } = files;
  files.readFile = (path, maxBytes) => {
    read.push(path);
    return readFile.call(files, path, maxBytes);
  };
  const counter = estimatingCounter('o200k');
  const ports = { files, cache: forgetfulCache, counter, digest: sha256, decode: decodeUtf8, profiles };
  return { source: new LocalSource(ports), read };
}

async function profilesIn(
  kept: KeptProfiles,
  subjects: readonly ProfileSubject[],
): Promise<{ made: readonly unknown[]; read: readonly string[] }> {
  const { source, read } = sourceOf(kept);
  const profiles = await source.profiles(subjects, neverCancelled);
  kept.save();
  return { made: spelled(profiles), read };
}

/** Each with its terms in words. */
function spelled(profiles: Profiles | undefined): readonly unknown[] {
  return (profiles?.skills ?? []).map(each => ({
    hash: each?.hash,
    terms: Array.from(each?.profile.places ?? [], place => profiles?.terms[place]),
    packed: Array.from(each?.profile.packed ?? []),
  }));
}

describe('KeptProfiles', () => {
  it('gives the next window what one has made, and the texts are not read again', async () => {
    using folder = withSkills();
    const subjects = names.map(name => subject(folder, name));
    const path = folder.at('kept/search.json');
    const first = await profilesIn(new KeptProfiles(path, '1'), subjects);
    assert.equal(first.read.length, 3);
    assert.deepEqual(await profilesIn(new KeptProfiles(path, '1'), subjects), { made: first.made, read: [] });
  });

  const others: Readonly<Record<string, (subject: ProfileSubject) => ProfileSubject>> = {
    'another text': each => {
      writeFileSync(each.location, texts.mail);
      return { ...each, hash: sha256(texts.mail) };
    },
    'another name': each => ({ ...each, name: 'portable' }),
    'other files': each => ({ ...each, resources: ['invoice.py'] }),
  };
  for (const [what, change] of Object.entries(others)) {
    it(`makes anew what is of ${what}, and that alone`, async () => {
      using folder = withSkills();
      const subjects = names.map(name => subject(folder, name));
      const path = folder.at('search.json');
      await profilesIn(new KeptProfiles(path, '1'), subjects);
      const changed = subjects.map((each, at) => (at === 0 ? change(each) : each));
      const { made, read } = await profilesIn(new KeptProfiles(path, '1'), changed);
      assert.deepEqual(read, [changed[0]?.location]);
      const unkept = await profilesIn(new KeptProfiles(folder.at('none.json'), '1'), changed);
      assert.deepEqual(made, unkept.made);
      assert.deepEqual((await profilesIn(new KeptProfiles(path, '1'), changed)).read, []);
    });
  }

  it('forgets skills that are gone, and their words', async () => {
    using folder = withSkills();
    const path = folder.at('search.json');
    const subjects = names.map(name => subject(folder, name));
    const { made } = await profilesIn(new KeptProfiles(path, '1'), subjects);
    assert.match(readFileSync(path, 'utf8'), /merg/);
    const two = await profilesIn(new KeptProfiles(path, '1'), subjects.slice(1));
    assert.deepEqual(two.made, made.slice(1));
    assert.doesNotMatch(readFileSync(path, 'utf8'), /merg|pdf/);
    assert.deepEqual(await profilesIn(new KeptProfiles(path, '1'), subjects.slice(1)), two);
  });

  it('does not write what is as it was', async () => {
    using folder = withSkills();
    const path = folder.at('search.json');
    const subjects = names.map(name => subject(folder, name));
    await profilesIn(new KeptProfiles(path, '1'), subjects);
    utimesSync(path, 1, 1);
    await profilesIn(new KeptProfiles(path, '1'), subjects);
    assert.equal(statSync(path).mtimeMs, 1000);
  });

  const damages: Readonly<Record<string, (text: string) => string>> = {
    'cut off': text => text.slice(0, -9),
    'of another shape': text => text.replace('"terms":', '"words":'),
    'without one number': text => text.replace(/,\d+\]\]/, ']]'),
    'with a term that there is not': text => text.replace(/\[\d+,/, '[99999,'),
    'with a negative number': text => text.replace(/\[\d+,/, '[-1,'),
    'of another build': text => text.replace('"product":"1"', '"product":"2"'),
  };
  for (const [what, damage] of Object.entries(damages)) {
    it(`makes all anew where its file is ${what}`, async () => {
      using folder = withSkills();
      const subjects = names.map(name => subject(folder, name));
      const path = folder.at('search.json');
      const first = await profilesIn(new KeptProfiles(path, '1'), subjects);
      const text = readFileSync(path, 'utf8');
      assert.notEqual(damage(text), text);
      writeFileSync(path, damage(text));
      assert.deepEqual(await profilesIn(new KeptProfiles(path, '1'), subjects), first);
    });
  }

  it('keeps the search of a workspace for the next window, and never what a text has said before', async () => {
    using folder = withSkills();
    const path = folder.at('.claude/skills/mail/SKILL.md');
    await inWindow(folder, async first => {
      assert.equal(await first('letters'), 'mail');
      assert.equal(await first('queries'), 'sql');
    });
    assert(existsSync(folder.at('storage/search.json')));
    const { atime, mtime } = statSync(path);
    writeFileSync(path, texts.mail.replace('letters', 'zebras '));
    utimesSync(path, atime, mtime);
    await inWindow(folder, async first => {
      assert.equal(await first('zebras'), 'mail');
      assert.equal(await first('letters'), undefined);
      assert.equal(await first('queries'), 'sql');
    });
    rmSync(path);
    await inWindow(folder, async first => {
      assert.equal(await first('zebras'), undefined);
      assert.equal(await first('queries'), 'sql');
    });
  });
});

/** `first` gives the name of the first hit. */
async function inWindow(
  folder: TempFolder,
  look: (first: (query: string) => Promise<string | undefined>) => Promise<void>,
): Promise<void> {
  const data = { cachePath: folder.at('storage/skills.json'), product: '1' };
  const source = new WorkerSource(script, data, () => undefined);
  const catalog = new SkillCatalog(source);
  const search = new SkillSearch(catalog, source);
  try {
    const home = { path: folder.path, environment: {} };
    await catalog.refresh({ workspaceFolders: [folder.path], home, personal: false, customRoots: [] });
    await look(async query => (await search.search(query))[0]?.location.split(/[\\/]/).at(-2));
    // The thread answers in order: what it was told to save is saved.
    await source.weigh(folder.at('nothing'));
  } finally {
    search.dispose();
    catalog.dispose();
    source.dispose();
  }
}
