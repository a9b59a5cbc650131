import assert from 'node:assert/strict';
import { aroundAll } from '../../../src/core/discovery/foldersAround.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';

const cases: readonly (readonly [title: string, folders: readonly string[], around: readonly string[]])[] = [
  ['the root of a repository', ['/work/app'], []],
  ['a folder below it', ['/work/app/web/src'], ['/work/app/web', '/work/app']],
  ['a folder in no repository', ['/work/notes'], []],
  ['two folders', ['/work/app/web', '/work/app/api'], ['/work/app']],
];

describe('The folders around those that are opened', () => {
  const files = new MemoryFileSystem({
    '/work/app/.git/': '',
    '/work/app/web/src/': '',
    '/work/app/api/': '',
    '/work/notes/': '',
  });
  for (const [title, folders, around] of cases) {
    it(`of ${title} are those in which agents look too`, async () => {
      assert.deepEqual(await aroundAll(folders, files), around);
    });
  }
});
