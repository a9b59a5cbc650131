import assert from 'node:assert/strict';
import { lacksPermission } from '../../../src/extension/chat/lacksPermission.ts';
import { suggestModel } from '../../../src/extension/chat/suggestModel.ts';
import { unfoundSkill } from '../../../src/extension/chat/unfoundSkill.ts';
import { skillOf } from '../../support/skillFixture.ts';

describe('a skill that /load does not find', () => {
  const skills = ['pdf-forms', 'pdf-tools', 'csv-cleaning', 'release-notes', 'a', 'b'].map(name =>
    skillOf({ name }),
  );

  function check(wanted: string, expected: readonly string[]): void {
    it(`${JSON.stringify(wanted)} brings up ${expected.join(', ') || 'nothing'}`, () => {
      const lines = unfoundSkill(skills, wanted).split('\n');
      assert.deepEqual(
        lines.filter(line => line.startsWith('- ')),
        expected.map(name => `- ${name}`),
      );
    });
  }

  check('pdf-from', ['pdf-forms']);
  check('pdf', ['pdf-forms', 'pdf-tools']);
  check('relaese-notes', ['release-notes']);
  check('quantum-chromodynamics', []);
  check('RELEASE', ['release-notes']);

  it('brings up five names at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => skillOf({ name: `pdf-${index}` }));
    assert.equal(unfoundSkill(many, 'pdf').match(/^- /gm)?.length, 5);
  });

  it('is told in words for people', () => {
    assert.equal(
      unfoundSkill(skills, 'csv-clean'),
      'No skill is called **csv-clean**. Did you mean:\n\n- csv-cleaning\n\nAll skills are listed by `@skills /list`.',
    );
    assert.equal(
      unfoundSkill(skills, 'quantum'),
      'No skill is called **quantum**. All skills are listed by `@skills /list`.',
    );
    assert.equal(unfoundSkill([], 'pdf'), 'No skill is called **pdf**: there are no skills yet.');
  });

  it('lists the folders of namesakes', () => {
    const namesakes = [
      skillOf({ name: 'pdf', body: 'a' }),
      skillOf({ name: 'pdf', body: 'b', directory: '/home/me/.claude/skills/pdf_2' }),
    ];
    assert.equal(
      unfoundSkill(namesakes, 'PDF'),
      [
        '2 skills are called **PDF**. Which one? Write its folder behind `/load` in place of the name:',
        '',
        '- /home/me/.claude/skills/pdf\\_2 (.claude/skills)',
        '- /work/.claude/skills/pdf (.claude/skills)',
      ].join('\n'),
    );
  });

  it('shows what was written as text', () => {
    assert.match(
      unfoundSkill(skills, '[a](command:b)'),
      /^No skill is called \*\*\\\[a\\\]\(command:b\)\*\*\./,
    );
  });
});

describe('chat without a model', () => {
  it('says that nobody answers, and offers the ways to a model', () => {
    const said: string[] = [];
    suggestModel({
      markdown: text => void said.push(String(text)),
      button: ({ command }) => void said.push(command),
    });
    assert.match(said[0] ?? '', /^There is no language model to answer with\./);
    assert.deepEqual(said.slice(1), ['skillManager.claude.setKey', 'workbench.action.chat.triggerSetup']);
  });
});

describe('an error that a new key may mend', () => {
  const refused = Object.assign(new Error('The key was refused.'), { code: 'NoPermissions' });

  it('is one of permission, or is caused by one', () => {
    assert(lacksPermission(refused));
    assert(lacksPermission(new Error('It failed', { cause: refused })));
  });

  it('is no other', () => {
    assert(!lacksPermission(Object.assign(new Error('Later.'), { code: 'Blocked' })));
    assert(!lacksPermission('NoPermissions'));
  });
});
