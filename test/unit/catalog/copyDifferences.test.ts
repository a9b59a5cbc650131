import assert from 'node:assert/strict';
import { copyDifferences } from '../../../src/core/catalog/copies/copyDifferences.ts';
import { MemoryFileSystem } from '../../support/memoryFileSystem.ts';
import { skillOf } from '../../support/skillFixture.ts';

type Files = Readonly<Record<string, string>>;

describe('the files in which two skills of one name differ', () => {
  function check(what: string, one: Files, other: Files, expected: readonly string[]): void {
    it(what, async () => {
      const [a, b] = [one, other].map((files, at) => {
        const beside = Object.entries(files).filter(([path]) => path !== 'SKILL.md');
        return skillOf({ name: 'dig', directory: `/${at}/dig`, files: Object.fromEntries(beside) });
      });
      assert(a && b);
      const all = [one, other].flatMap((files, at) =>
        Object.entries(files).map(([path, text]) => [`/${at}/dig/${path}`, text] as const),
      );
      const found = await copyDifferences(a, b, new MemoryFileSystem(Object.fromEntries(all)));
      assert.deepEqual(
        found.map(({ path, in: where }) => `${path} ${where}`),
        expected,
      );
    });
  }

  const plain = { 'SKILL.md': 'Dig.', 'a.md': 'one' };
  check('none, in a true copy', plain, plain, []);
  check('SKILL.md alone', plain, { ...plain, 'SKILL.md': 'Dug.' }, ['SKILL.md both']);
  check('a file of the same size', plain, { ...plain, 'a.md': 'two' }, ['a.md both']);
  check('files that one of them lacks', plain, { 'SKILL.md': 'Dig.', 'b.md': 'x' }, [
    'a.md first',
    'b.md second',
  ]);
  check('a SKILL.md that cannot be read', plain, { 'a.md': 'one' }, ['SKILL.md both']);
});
