import assert from 'node:assert/strict';
import { deletionWords } from '../../../src/extension/command/deletionWords.ts';
import { skillOf } from '../../support/skillFixture.ts';

describe('the question before a skill is deleted', () => {
  const skill = skillOf({ name: 'pdf', files: { 'a.md': 'a' } });

  it('tells where there is a trash that the skill goes there', () => {
    assert.deepEqual(deletionWords(skill, 'trash'), {
      question: 'Delete the skill pdf?',
      detail: '/work/.claude/skills/pdf with 2 files goes to the trash.',
      button: 'Move to Trash',
    });
  });

  for (const way of ['forGood', 'trashFailed'] as const) {
    it(`warns that it cannot be undone (${way})`, () => {
      const words = deletionWords(skill, way);
      assert.match(words.question, /pdf.* for good\?$/);
      assert.match(words.detail, /pdf with 2 files is deleted for good\. This cannot be undone\.$/);
      assert.equal(words.button, 'Delete for Good');
      assert.equal(words.harmless, 'Look at It First');
    });
  }

  it('holds no link', () => {
    const { question } = deletionWords(skillOf({ name: '[a](command:b)' }), 'trash');
    assert.equal(question, 'Delete the skill [a] (command:b)?');
  });
});
