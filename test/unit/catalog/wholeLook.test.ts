import assert from 'node:assert/strict';
import type { ScannedSkill } from '../../../src/core/catalog/skillSource.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';
import { MemoryCache, sourceOver } from '../../support/sourceOver.ts';

const skill = `---
name: pdf
description: Fills in PDF forms. Use when a form has to be filled in.
---

Read [the guide](guide.md), [the notes](../notes.md) and [the table](table.md).
`;

const root = { path: '/r', scope: 'custom', label: 'r', agents: [] } as const;

describe('What is kept of a skill and its files', () => {
  let files: MemoryFileSystem;
  let cache: MemoryCache;

  beforeEach(() => {
    files = new MemoryFileSystem({
      '/r/pdf/SKILL.md': skill,
      '/r/pdf/guide.md': 'Fill in the form.',
      '/r/pdf/table.md': '| a |',
      '/r/notes.md': 'Notes.',
    });
    cache = new MemoryCache();
  });

  async function look(kept = cache): Promise<readonly ScannedSkill[]> {
    const scan = await sourceOver(files, kept).scanDeep([root], neverCancelled, () => undefined);
    return scan?.skills ?? [];
  }

  /** What is found anew is what would be found without a cache, and no file was read that did not have to be. */
  async function finds(reads: RegExp): Promise<void> {
    files.reads.length = 0;
    const [found] = await look();
    assert.match(files.reads.join(' '), reads);
    const [fresh] = await look(new MemoryCache());
    assert.ok(found && fresh);
    const withoutText = ({ analysis, ...rest }: ScannedSkill): unknown => ({
      ...rest,
      analysis: { ...analysis, references: [] },
    });
    assert.deepEqual(withoutText(found), withoutText(fresh));
  }

  it('is enough where nothing has changed', async () => {
    await look();
    await finds(/^$/);
  });

  const changes: readonly [title: string, change: () => void][] = [
    ['SKILL.md', () => files.write('/r/pdf/SKILL.md', skill.replace('Fills in', 'Fills out'))],
    ['the text of a resource', () => files.write('/r/pdf/guide.md', 'Read [more](more.md).')],
    ['a resource of the same size', () => files.write('/r/pdf/guide.md', 'Fill in the gaps.')],
    ['a resource that is gone', () => files.remove('/r/pdf/table.md')],
    ['a resource that is new', () => files.write('/r/pdf/scripts/run.sh', 'echo')],
    ['a file outside that a link leads to', () => files.remove('/r/notes.md')],
  ];
  for (const [title, change] of changes) {
    it(`is not enough for ${title}`, async () => {
      await look();
      change();
      await finds(/SKILL\.md/);
    });
  }

  for (const damaged of [null, {}, { listed: 'x' }, { listed: '', examined: { analysis: {} } }]) {
    it(`is not trusted as ${JSON.stringify(damaged)}`, async () => {
      await look();
      const key = '/r/pdf/SKILL.md pdf words whole';
      assert.ok(cache.has(key));
      const versions = [...Array(9).keys()].map(time => ({
        size: skill.length,
        modified: time,
        changed: time,
      }));
      for (const version of versions) {
        if (cache.get(key, version) !== undefined) cache.set(key, version, damaged);
      }
      await finds(/SKILL\.md/);
    });
  }
});
