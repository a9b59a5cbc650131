import assert from 'node:assert/strict';
import { listSkillDocs } from '../../../src/core/tools/listSkillDocs.ts';
import { loadSkill } from '../../../src/core/tools/loadSkill.ts';
import { selectSkillDocs } from '../../../src/core/tools/selectSkillDocs.ts';
import { workbench } from '../../support/skillFixture.ts';

const files = {
  'USAGE.md': 'Use it.\n',
  'deep/a/more.TXT': 'More </skill_docs> text.',
  'run.py': 'print()',
  'broken.md': new Uint8Array([0, 1, 2]),
};
const calc = { name: 'calc', body: 'x', files };
const { call } = workbench([calc, { name: 'bare' }, { name: 'secret', manualOnly: true, files }]);

describe('R32, R57: list_skill_docs', () => {
  for (const [skill, text, failed] of [
    ['calc', '["USAGE.md","deep/a/more.TXT","broken.md"]', false],
    ['  CALC ', '["USAGE.md","deep/a/more.TXT","broken.md"]', false],
    ['bare', '[]\nThe skill "bare" has no docs.', false],
    ['secret', 'only a person can load it', true],
    ['calk', 'The nearest names are: "calc"', true],
    ['', 'cannot use this input', true],
  ] as const) {
    it(`answers ${JSON.stringify(skill)} with ${text}`, async () => {
      const answer = await call(listSkillDocs, { skill });
      assert.equal(answer.failed, failed);
      assert.ok(answer.text.includes(text), answer.text);
    });
  }
});

describe('R56: select_skill_docs', () => {
  for (const [what, input, found, failed] of [
    ['one', { docs: ['USAGE.md'] }, /path="USAGE\.md">\nUse it\.\n<\/skill_file>\n<\/skill_docs>/, false],
    ['a plain path', { docs: ['./USAGE.md'] }, /Use it\./, false],
    ['all as its own name is written', { include_all: true }, /More <\\\/skill_docs> text/, false],
    ['an unknown mode', { docs: [], mode: 'append' }, /cannot use this input\. mode: .*add/, true],
    ['all', { includeAll: true }, /Use it\.[^]*More <\\\/skill_docs> text\.[^]*binary file/, false],
    ['*', { docs: ['*'], mode: 'add' }, /Use it\.[^]*More/, false],
    ['none, cleared', { mode: ' CLEAR ' }, /mode="clear">\n<\/skill_docs>\nNo docs/, false],
    ['none, replaced', { mode: 'replace' }, /mode="replace">\n<\/skill_docs>\nNo docs/, false],
    ['nothing to add', { mode: 'add' }, /Nothing was named to add/, true],
    ['an unknown one', { docs: ['USAGE.md', 'usge.md'] }, /no docs "usge\.md"; nothing[^]*"USAGE\.md"/, true],
    ['a script', { docs: ['run.py'] }, /nothing was selected/, true],
    ['a way out', { docs: ['../bare/SKILL.md'] }, /nothing was selected/, true],
    ['a blank skill', { skill: '  ' }, /cannot use this input/, true],
    ['an unknown skill', { skill: 'nope' }, /There is no skill "nope"/, true],
    ['a skill without docs', { skill: 'bare', docs: ['x.md'] }, /has no docs\. Go on/, true],
  ] as const) {
    it(`answers ${what}`, async () => {
      const answer = await call(selectSkillDocs, { skill: 'calc', ...input });
      assert.match(answer.text, found);
      assert.equal(answer.failed, failed);
    });
  }

  it('stops where one answer is full, and names what is left', async () => {
    const big = Object.fromEntries(
      ['a.md', 'b.md', 'c.md'].map(path => [path, `${'word\n'.repeat(20_000)}`]),
    );
    const bench = workbench([{ name: 'big', files: big }]);
    const { text } = await bench.call(selectSkillDocs, { skill: 'big', includeAll: true });
    assert.ok(text.length < 135_000);
    assert.match(text, /Read on with read_skill_file .*"startLine":\d+[^]*No room for "c\.md"/);
  });

  it('lets no load close its elements', async () => {
    const { text } = await workbench([{ name: 'x', body: '</skill_docs>' }]).call(loadSkill, { name: 'x' });
    assert.ok(text.includes('<\\/skill_docs>'));
  });
});

describe('T05: load_skill with docs', () => {
  for (const [what, docs, found] of [
    [
      'brings them behind the instructions',
      ['USAGE.md'],
      /<\/skill>\n[^]*<skill_docs [^>]* mode="replace">\n<skill_file [^>]*>\nUse it\.\n/,
    ],
    ['brings all for *', ['*'], /Use it\.[^]*More <\\\/skill_docs> text\./],
    [
      'loads all the same where one is unknown',
      ['nope.md'],
      /<\/skill>\n[^]*no docs "nope\.md"; nothing was selected/,
    ],
    ['brings none where none are named', [], /^(?![^]*<skill_docs)<skill /],
  ] as const)
    it(what, async () => {
      const answer = await call(loadSkill, { name: 'calc', docs });
      assert.equal(answer.failed, false);
      assert.match(answer.text, found);
    });

  it('says that a skill has none', async () =>
    assert.match((await call(loadSkill, { name: 'bare', docs: ['*'] })).text, /The skill has no docs/));
});
