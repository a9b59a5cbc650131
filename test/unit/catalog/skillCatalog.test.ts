import assert from 'node:assert/strict';
import type { SkillCatalog } from '../../../src/core/catalog/skillCatalog.ts';
import { opened, places, ready, skill } from '../../support/openedCatalog.ts';

const root = '/w/.claude/skills';
const a = `${root}/a/SKILL.md`;
const b = `${root}/b/SKILL.md`;
const two = { [a]: skill('a'), [b]: `${skill('b')}See refs/ for more.\n`, [`${root}/b/refs/x.md`]: 'x' };

describe('SkillCatalog', () => {
  describe('when refreshed', () => {
    it('is empty before, and ready with all skills after', async () => {
      const { catalog } = opened(two);
      assert.equal(catalog.state, 'empty');
      const refreshed = catalog.refresh(places);
      assert.equal(catalog.state, 'scanning');
      await refreshed;
      assert.equal(catalog.state, 'ready');
      assert.deepEqual(names(catalog), ['a', 'b']);
      assert.deepEqual(
        catalog.roots.map(({ label }) => label),
        ['.claude/skills'],
      );
      assert.equal(catalog.get(a), catalog.skills[0]);
    });

    it('tells once, of every skill', async () => {
      const { catalog, events } = opened(two);
      await catalog.refresh(places);
      assert.deepEqual(events, [{ changed: [a, b], removed: [] }]);
    });

    it('has the findings of documents, files and the whole catalog', async () => {
      const { catalog } = opened({
        [a]: `${skill('b')}[x](gone.md) and [y](../b/SKILL.md)\n`,
        [b]: skill('b'),
      });
      await catalog.refresh(places);
      assert.deepEqual(rules(catalog, a).sort(), [
        'name-matches-directory',
        'referenced-file-exists',
        'unique-name',
      ]);
      assert.deepEqual(rules(catalog, b), ['unique-name']);
    });

    it('keeps the objects of skills that have not changed', async () => {
      const { catalog, files, events } = opened(two);
      await catalog.refresh(places);
      const before = catalog.get(b);
      files.write(a, skill('a', 'Something new'));
      await catalog.refresh(places);
      assert.equal(catalog.get(b), before);
      assert.deepEqual(events[1], { changed: [a], removed: [] });
    });

    it('reads only what has changed since', async () => {
      const { catalog, files } = opened(two);
      await catalog.refresh(places);
      await catalog.deepened;
      files.write(a, skill('a', 'Something new'));
      files.reads.length = 0;
      await catalog.refresh(places);
      await catalog.deepened;
      assert.deepEqual(new Set(files.reads), new Set([a]));
    });

    it('publishes the newest of two refreshes alone', async () => {
      const { catalog, events } = opened({ ...two, '/v/.claude/skills/c/SKILL.md': skill('c') });
      const first = catalog.refresh(places);
      const second = catalog.refresh({ ...places, workspaceFolders: ['/v'] });
      await Promise.all([first, second]);
      assert.deepEqual(names(catalog), ['c']);
      assert.equal(events.length, 1);
    });
  });

  describe('when told of changed files', () => {
    it('reads one changed SKILL.md, once, and nothing else', async () => {
      const { catalog, files, events } = await ready(two);
      files.write(a, skill('a', 'Something new'));
      await catalog.filesChanged([a, a]);
      assert.deepEqual(files.reads, [a]);
      assert.deepEqual(files.listings, []);
      assert.deepEqual(events, [{ changed: [a], removed: [] }]);
      assert.equal(catalog.get(a)?.analysis.description, 'Something new');
    });

    it('fires once for a batch', async () => {
      const { catalog, files, events } = await ready(two);
      files.write(a, skill('a', 'New'));
      files.write(b, skill('b', 'New'));
      await catalog.filesChanged([a, b]);
      assert.deepEqual(events, [{ changed: [a, b], removed: [] }]);
    });

    it('makes one batch of what comes in while it works', async () => {
      const { catalog, files, events } = await ready(two);
      for (const path of [a, b]) files.write(path, skill('x', 'New'));
      const first = catalog.filesChanged([a]);
      const others = [catalog.filesChanged([b]), catalog.filesChanged([b])];
      await Promise.all([first, ...others]);
      assert.deepEqual(files.reads, [a, b]);
      assert.equal(events.length, 2);
    });

    it('says nothing where nothing is different', async () => {
      const { catalog, events } = await ready(two);
      await catalog.filesChanged([`${root}/b/refs/x.md`, '/w/src/main.ts', '/elsewhere']);
      assert.deepEqual(events, []);
    });

    it('lists only the skill of a changed resource again, and reads that resource alone', async () => {
      const { catalog, files, events } = await ready(two);
      files.write(`${root}/b/refs/y.md`, 'yy');
      await catalog.filesChanged([`${root}/b/refs/y.md`]);
      await catalog.deepened;
      assert.deepEqual(files.reads, [`${root}/b/refs/y.md`]);
      assert.deepEqual(files.listings, [`${root}/b`, `${root}/b/refs`]);
      assert.deepEqual(events, [{ changed: [b], removed: [] }]);
      assert.deepEqual(
        catalog.get(b)?.resources.map(({ path }) => path),
        ['refs/x.md', 'refs/y.md'],
      );
    });

    it('takes back a finding when the missing file comes', async () => {
      const { catalog, files } = await ready({ [a]: `${skill('a')}[x](x.md)\n` });
      assert.deepEqual(rules(catalog, a), ['referenced-file-exists']);
      files.write(`${root}/a/x.md`, 'x');
      await catalog.filesChanged([`${root}/a/x.md`]);
      assert.deepEqual(rules(catalog, a), []);
    });

    it('finds a new skill, scanning its root and reading nothing else', async () => {
      const { catalog, files, events } = await ready({ ...two, '/w/.kiro/skills/k/SKILL.md': skill('k') });
      files.write(`${root}/c/SKILL.md`, skill('c'));
      await catalog.filesChanged([`${root}/c`, `${root}/c/SKILL.md`]);
      assert.deepEqual(files.reads, [`${root}/c/SKILL.md`]);
      assert(!files.listings.some(path => path.startsWith('/w/.kiro')));
      assert.deepEqual(events, [{ changed: [`${root}/c/SKILL.md`], removed: [] }]);
      assert.deepEqual(names(catalog), ['a', 'b', 'c', 'k']);
    });

    it('finds a skill in a new folder of another skill', async () => {
      const { catalog, files } = await ready(two);
      files.write(`${root}/a/in/SKILL.md`, skill('in'));
      await catalog.filesChanged([`${root}/a/in`]);
      assert.deepEqual(names(catalog), ['a', 'b', 'in']);
    });

    it('drops a deleted skill, whichever of its paths is told', async () => {
      for (const path of [`${root}/b`, b]) {
        const { catalog, files, events } = await ready(two);
        files.remove(`${root}/b`);
        await catalog.filesChanged([path]);
        assert.deepEqual(events, [{ changed: [], removed: [b] }]);
        assert.equal(catalog.get(b), undefined);
      }
    });

    it('finds a new skill folder, and misses a deleted one', async () => {
      const { catalog, files } = await ready(two);
      files.write('/w/pkg/.agents/skills/n/SKILL.md', skill('n'));
      await catalog.filesChanged(['/w/pkg/.agents/skills/n/SKILL.md']);
      assert.deepEqual(names(catalog), ['a', 'b', 'n']);
      files.remove('/w/.claude');
      await catalog.filesChanged(['/w/.claude']);
      assert.deepEqual(names(catalog), ['n']);
    });

    it('keeps a skill to which another way is left', async () => {
      const files = { ...two, '/w/.agents/skills': '-> ../.claude/skills' };
      const { catalog, files: disk } = await ready(files);
      assert.equal(catalog.get(a)?.ways.length, 2);
      disk.remove('/w/.agents/skills');
      await catalog.filesChanged(['/w/.agents/skills']);
      assert.equal(catalog.get(a)?.ways.length, 1);
    });

    it('counts a skill to the root in which its file lies, however many links lead to it from roots before that', async () => {
      const { catalog } = await ready({ ...two, '/w/.agents/skills/a': '-> ../../.claude/skills/a' });
      const found = catalog.get(a);
      assert.equal(found?.ways.length, 2);
      assert.equal(found?.ways[0].root.label, '.agents/skills');
      assert.equal(found?.root.label, '.claude/skills');
    });

    it('knows a skill by the path of a link to it', async () => {
      const { catalog, files } = await ready({ '/else/a/SKILL.md': skill('a'), [`${root}/a`]: '-> /else/a' });
      files.write('/else/a/SKILL.md', skill('a', 'New'));
      await catalog.filesChanged([`${root}/a/SKILL.md`]);
      assert.deepEqual(files.reads, ['/else/a/SKILL.md']);
      assert.equal(catalog.skills[0]?.analysis.description, 'New');
    });

    it('follows no link that takes the place of a SKILL.md after the scan', async () => {
      const { catalog, files } = await ready({ ...two, '/home/me/.ssh/id_rsa': 'secret' });
      files.write(a, '-> /home/me/.ssh/id_rsa');
      const text = await catalog.textOf(a);
      assert.equal(text.ok, false);
      await catalog.filesChanged([a]);
      assert.deepEqual(names(catalog), ['b']);
      assert.deepEqual(
        catalog.notices.map(({ kind, path }) => `${kind} ${path}`),
        [`foreignLink ${a}`],
      );
      assert.deepEqual(files.reads, []);
    });

    it('has nothing to do before the first refresh', async () => {
      const { catalog, files } = opened(two);
      await catalog.filesChanged([a]);
      assert.deepEqual(files.reads, []);
    });
  });

  describe('with open texts', () => {
    it('shows the open text, not the disk, until it is closed', async () => {
      const { catalog, events } = await ready(two);
      await catalog.setOpenText(a, skill('a', 'Unsaved'));
      assert.equal(catalog.get(a)?.analysis.description, 'Unsaved');
      assert.deepEqual(await catalog.textOf(a), { ok: true, value: skill('a', 'Unsaved') });
      await catalog.clearOpenText(a);
      assert.equal(catalog.get(a)?.analysis.description, 'About a');
      assert.deepEqual(await catalog.textOf(a), { ok: true, value: skill('a') });
      assert.deepEqual(events, [
        { changed: [a], removed: [] },
        { changed: [a], removed: [] },
      ]);
    });

    it('says nothing where the open text is that of the disk', async () => {
      const { catalog, events } = await ready(two);
      await catalog.setOpenText(a, skill('a'));
      assert.deepEqual(events, []);
    });

    it('knows from the disk whether the bytes of the same text were valid', async () => {
      const text = skill('a', 'For the caf\uFFFD');
      const written = new TextEncoder().encode(skill('a', 'For the caf~'));
      const { catalog, files } = await ready({ [a]: written.map(byte => (byte === 0x7e ? 0xe9 : byte)) });
      const said = (): string[] =>
        (catalog.get(a)?.findings ?? []).map(({ rule, severity }) => `${severity} ${rule}`);
      assert.deepEqual(said(), ['warning text-is-utf8']);
      await catalog.setOpenText(a, text);
      assert.deepEqual(said(), ['warning text-is-utf8']);
      await catalog.setOpenText(a, text.replace('caf', 'Caf'));
      assert.deepEqual(said(), ['information text-is-utf8']);
      await catalog.setOpenText(a, text);
      files.write(a, text);
      await catalog.filesChanged([a]);
      assert.deepEqual(said(), ['information text-is-utf8']);
      await catalog.setOpenText(a, skill('a', 'One \0'));
      assert.deepEqual(said(), ['error yaml-valid', 'information text-is-utf8']);
    });

    it('changes what is said of other skills', async () => {
      const { catalog, events } = await ready(two);
      await catalog.setOpenText(a, skill('b'));
      assert.deepEqual(rules(catalog, b), ['unique-name']);
      assert.deepEqual(events, [{ changed: [a, b], removed: [] }]);
    });

    it('shows the last of several texts alone', async () => {
      const { catalog, events } = await ready(two);
      await Promise.all(['1', '2', '3'].map(text => catalog.setOpenText(a, skill('a', text))));
      assert.equal(catalog.get(a)?.analysis.description, '3');
      assert.equal(events.length, 1);
    });

    it('wins over a file that changes on disk meanwhile', async () => {
      const { catalog, files } = await ready(two);
      await catalog.setOpenText(a, skill('a', 'Unsaved'));
      files.write(a, skill('a', 'Disk'));
      await catalog.filesChanged([a]);
      assert.equal(catalog.get(a)?.analysis.description, 'Unsaved');
      await catalog.clearOpenText(a);
      assert.equal(catalog.get(a)?.analysis.description, 'Disk');
    });

    it('is remembered from before the first scan, under a linked path too', async () => {
      const { catalog } = opened({ '/else/a/SKILL.md': skill('a'), [`${root}/a`]: '-> /else/a' });
      await catalog.setOpenText(`${root}/a/SKILL.md`, skill('a', 'Unsaved'));
      await catalog.refresh(places);
      assert.equal(catalog.skills[0]?.analysis.description, 'Unsaved');
    });
  });

  describe('when the work fails or is given up', () => {
    it('keeps the skills of before and tells', async () => {
      const { catalog, source, events } = await ready(two);
      source.scan = () => Promise.reject(new Error('The worker died'));
      await assert.rejects(catalog.refresh(places), /The worker died/);
      assert.deepEqual(names(catalog), ['a', 'b']);
      assert.equal(catalog.state, 'ready');
      assert.deepEqual(
        catalog.notices.map(({ kind }) => kind),
        ['scanFailed'],
      );
      assert.deepEqual(events, [{ changed: [], removed: [] }]);
    });

    it('forgets the failure with the next scan that succeeds', async () => {
      const { catalog, source } = await ready(two);
      const { scan } = source;
      source.scan = () => Promise.reject(new Error('The worker died'));
      await assert.rejects(catalog.refresh(places));
      source.scan = scan;
      await catalog.refresh(places);
      assert.deepEqual(catalog.notices, []);
    });

    it('publishes nothing after it was disposed', async () => {
      const { catalog, events } = opened(two);
      const refreshed = catalog.refresh(places);
      catalog.dispose();
      await refreshed;
      assert.deepEqual(events, []);
      assert.deepEqual(names(catalog), []);
    });

    it('tells of a SKILL.md that cannot be read, and shows the others', async () => {
      const { catalog, files } = opened(two);
      files.deny(a);
      await catalog.refresh(places);
      assert.deepEqual(names(catalog), ['b']);
      assert.deepEqual(
        catalog.notices.map(({ kind, path }) => [kind, path]),
        [['unreadable', a]],
      );
    });
  });

  describe('asked for a text', () => {
    it('reads once for all who ask at the same time', async () => {
      const { catalog, files } = await ready(two);
      await Promise.all([catalog.textOf(a), catalog.textOf(a)]);
      assert.deepEqual(files.reads, [a]);
    });

    it('gives what is there now to those who asked before a change', async () => {
      const { catalog, files } = await ready(two);
      const asked = catalog.textOf(a);
      files.write(a, skill('a', 'New'));
      const changed = catalog.filesChanged([a]);
      assert.deepEqual(await asked, { ok: true, value: skill('a', 'New') });
      await changed;
    });

    it('answers with the error of a file that is not there', async () => {
      const { catalog } = await ready(two);
      const text = await catalog.textOf('/gone/SKILL.md');
      assert.equal(text.ok, false);
    });
  });
});

function names({ skills }: SkillCatalog): string[] {
  return skills.map(({ analysis }) => analysis.name);
}

function rules(catalog: SkillCatalog, location: string): string[] {
  return (catalog.get(location)?.findings ?? []).map(({ rule }) => rule);
}
