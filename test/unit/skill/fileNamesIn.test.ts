import assert from 'node:assert/strict';
import { fileNamesIn } from '../../../src/core/skill/fileNamesIn.ts';

describe('Names of files in a text', () => {
  const cases: readonly [string, string[]][] = [
    [
      'See [x](references/guide.md#top) and `scripts/run.py --all`.',
      ['references/guide.md', 'scripts/run.py'],
    ],
    ['./a.md ../b.md /etc/c.conf', ['a.md', 'b.md', 'etc/c.conf']],
    ['a.test.ts once, a.test.ts twice', ['a.test', 'a.test.ts']],
    ['End of it. Next one... 3.14 v1.2 .hidden', []],
    ['package.json, (x_1-y.tar.gz)', ['package.json', 'x_1-y.tar', 'x_1-y.tar.gz']],
    ['', []],
    ['.', []],
    ['a.', []],
  ];
  for (const [text, expected] of cases) {
    it(JSON.stringify(text), () => assert.deepEqual(fileNamesIn(text), expected));
  }

  it('takes linear time on a text of dots and slashes', () => {
    assert.equal(fileNamesIn('a/.b'.repeat(200_000)).length < 5001, true);
  });
});
