import assert from 'node:assert/strict';
import { noticeWords } from '../../../src/extension/tree/noticeWords.ts';

describe('the row of a notice', () => {
  const path = '/home/me/.claude/skills/pdf/SKILL.md';

  function check(message: string, description: string): void {
    it(`says ${JSON.stringify(description)}`, () => {
      assert.deepEqual(noticeWords({ message, path }), {
        label: 'pdf/SKILL.md',
        description,
        tooltip: `${message}\n${path}`,
        aloud: `pdf/SKILL.md ${description} ${path}`,
      });
    });
  }

  check(`${path} is a link that leads to itself; remove it.`, 'is a link that leads to itself; remove it.');
  check(`${path} cannot be read: open '${path}'`, "cannot be read: open 'SKILL.md'");
  check('The folder ~/x does not exist.', 'The folder ~/x does not exist.');

  it('shows a path as text on one line', () => {
    assert.equal(noticeWords({ message: 'a\u202eb', path: '/a/b\nc' }).aloud, 'a/b␤c a\ufffdb /a/b␤c');
  });
});
