import assert from 'node:assert/strict';
import { buttonLabel } from '../../../src/extension/buttonLabel.ts';
import { iconlessLabel } from '../../../src/extension/iconlessLabel.ts';
import { notificationText } from '../../../src/extension/notificationText.ts';
import { otherDirectory } from '../../../src/extension/otherDirectory.ts';
import { plainLabel } from '../../../src/extension/plainLabel.ts';
import { skillOf } from '../../support/skillFixture.ts';

function checks(make: (text: string) => string): (text: string, expected: string) => void {
  return (text, expected) => {
    it(`makes ${JSON.stringify(text)} into ${JSON.stringify(expected)}`, () =>
      assert.equal(make(text), expected));
  };
}

describe('a plain label', () => {
  const check = checks(plainLabel);

  check('pdf-forms, v1.2 (new) ✓ ünïcode 😀', 'pdf-forms, v1.2 (new) ✓ ünïcode 😀');
  check('a\nb\r\nc\u2028d', 'a␤b␤c␤d');
  check('exe.\u202efdp', 'exe.\ufffdfdp');
  check('a\u2066b\u2069\u200bc\u200fd', 'a\ufffdb\ufffd\ufffdc\ufffdd');
  check('a\u{e0061}b\u0007c\tq', 'a\ufffdb\ufffdc\ufffdq');
});

describe('a label where icons are drawn', () => {
  const check = checks(iconlessLabel);

  check('$(trash) pdf', '$ (trash) pdf');
  check('$$(trash)\n', '$$ (trash)␤');
  check('costs $5 (about)', 'costs $5 (about)');
});

describe('text for a notification', () => {
  const check = checks(notificationText);

  check('[no problems](command:quit)', '[no problems] (command:quit)');
  check('[a](https://127.0.0.1 "b")[c](file:///d)', '[a] (https://127.0.0.1 "b")[c] (file:///d)');
  check('a]\n(command:quit)', 'a]␤(command:quit)');
  check('a\u202eb', 'a\ufffdb');
  check('Read [1] (of 2).', 'Read [1] (of 2).');

  it('holds no link as VS Code finds them', () => {
    const link = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/i;
    for (const text of ['[a](command:b)', '[[a](command:b)](command:c)', '[a]\u200b(command:b)'])
      assert.doesNotMatch(notificationText(text), link);
  });
});

describe('the name on a button', () => {
  const check = checks(buttonLabel);

  check('pdf-forms', 'pdf-forms');
  check('$(trash) [a](command:b)', 'trash a command:b');
  check('x'.repeat(70), 'x'.repeat(64));
});

describe('the directory of a skill', () => {
  it('is named where the skill is called otherwise', () => {
    assert.deepEqual(otherDirectory(skillOf({ name: 'pdf' })), []);
    assert.deepEqual(otherDirectory(skillOf({ name: 'pdf', directory: '/work/.claude/skills/pdf-2' })), [
      'in pdf-2',
    ]);
  });
});
