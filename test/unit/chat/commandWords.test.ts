import assert from 'node:assert/strict';
import { budgetShare } from '../../../src/core/chat/budgetShare.ts';
import { declaredLoads } from '../../../src/core/chat/declaredLoads.ts';
import { improveWords } from '../../../src/core/chat/improve/improveWords.ts';
import { inlinedCost } from '../../../src/core/chat/inlinedCost.ts';
import { loadWords } from '../../../src/core/chat/loadWords.ts';
import { skillsAbout } from '../../../src/core/chat/skillsAbout.ts';
import { describeUsage } from '../../../src/core/chat/usage.ts';
import type { BudgetEntry } from '../../../src/core/visibility/budgetOf.ts';
import { skillOf } from '../../support/skillFixture.ts';

const files = { 'a.md': 'x', 'b.txt': 'y', 'run.py': 'z' };
const skills = [skillOf({ name: 'pdf', files }), skillOf({ name: 'pdf-forms' })];

describe('What stands behind /load', () => {
  for (const [written, expected] of [
    ['', ['']],
    [' pdf ', ['pdf', [], '']],
    ['pdf what now?', ['pdf', [], 'what now?']],
    ['pdf a.md  b.txt what  now?', ['pdf', ['a.md', 'b.txt'], 'what  now?']],
    ['pdf *', ['pdf', ['*'], '']],
    ['pdf run.py', ['pdf', [], 'run.py']],
    ['pdf-forms * a.md', ['pdf-forms', [], '* a.md']],
    ['docx a.md', ['docx', [], 'a.md']],
    ['pdf, pdf-forms', ['pdf', [], 'pdf-forms', [], '']],
    ['pdf a.md , pdf-forms what now?', ['pdf', ['a.md'], 'pdf-forms', [], 'what now?']],
    ['pdf,pdf-forms', ['pdf', [], 'pdf-forms', [], '']],
    ['pdf,', ['pdf', [], '']],
    ['docx, pdf a.md, b', ['docx', [], 'pdf', ['a.md'], 'b', [], '']],
    ['pdf what, now?', ['pdf', [], 'what, now?']],
  ] as const) {
    it(JSON.stringify(written), () => {
      const { loads, question } = loadWords(skills, written);
      assert.deepEqual([...loads.flatMap(({ name, docs }) => [name, docs]), question], expected);
    });
  }
});

describe('R59: Loads that are asked for at once', () => {
  const [pdf, forms] = skills;
  for (const [what, wanted, most, expected] of [
    ['are made in the order asked for', ['pdf-forms', 'pdf a.md'], 0, [[forms], [pdf, 'a.md']]],
    [
      'are one where they are equal',
      ['pdf b.txt a.md', 'PDF a.md b.txt', 'pdf-forms'],
      2,
      [[pdf, 'a.md', 'b.txt'], [forms]],
    ],
    [
      'are refused, all of them, for one that there is not',
      ['pdf', 'docx'],
      0,
      { kind: 'unfound', name: 'docx' },
    ],
    ['are refused where they differ', ['pdf a.md', 'pdf'], 0, { kind: 'differs', skill: pdf }],
    [
      'are refused beyond what may be loaded',
      ['pdf', 'pdf', 'pdf-forms'],
      1,
      { kind: 'tooMany', wanted: 2, allowed: 1 },
    ],
    ['are counted as one where they are equal', ['pdf', 'pdf'], 1, [[pdf]]],
  ] as const) {
    it(what, () => {
      const loads = wanted.map(text => {
        const [name = '', ...docs] = text.split(' ');
        return { name, docs };
      });
      const declared = declaredLoads(skills, loads, most);
      const made = declared.ok ? declared.value.map(({ skill, docs }) => [skill, ...docs]) : declared.error;
      assert.deepEqual(made, expected);
    });
  }
});

describe('What stands behind /improve', () => {
  for (const [written, expected] of [
    ['', ['', 'description', '']],
    ['pdf', ['pdf', 'description', '']],
    ['pdf Triggers', ['pdf', 'triggers', '']],
    ['pdf split keep the steps', ['pdf', 'split', 'keep the steps']],
    ['pdf more formal', ['pdf', 'description', 'more formal']],
  ] as const) {
    it(JSON.stringify(written), () => {
      const { name, part, wishes } = improveWords(skills, written);
      assert.deepEqual([name, part, wishes], expected);
    });
  }
});

describe('The skills that words are about', () => {
  for (const [written, expected] of [
    ['', 'pdf pdf-forms'],
    ['PDF', 'pdf'],
    ['forms', 'pdf-forms'],
    ['/work/.claude/skills/pdf', 'pdf'],
    ['docx', ''],
  ] as const)
    it(JSON.stringify(written), () =>
      assert.equal(
        skillsAbout(skills, written)
          .map(({ analysis }) => analysis.name)
          .join(' '),
        expected,
      ),
    );
});

describe('How full the list of an agent is', () => {
  const entries = ['visible', 'listed-by-name-only', 'cut', 'cut'].map(state => ({ state }) as BudgetEntry);
  for (const [limit, used, expected] of [
    [8000, 1200, '1,200 of 8,000 characters (15 %)'],
    [undefined, 1234567, '1,234,567 characters'],
    [0, 5, '5 of 0 characters'],
  ] as const)
    it(`is ${expected}`, () =>
      assert.deepEqual(budgetShare({ unit: 'characters', limit, used, entries }), {
        ...{ used: expected, listed: 4, byNameOnly: 1, cut: 2 },
      }));
});

describe('P24: what full inlining would have cost', () => {
  const weighing = (name: string): (typeof skills)[number] => {
    const skill = skillOf({
      name,
      body: name,
      files: { 'a.md': 'x'.repeat(400), 'run.py': 'x'.repeat(400) },
    });
    const tokens = { catalog: 50, instructions: 1000, counter: 'none' };
    return { ...skill, analysis: { ...skill.analysis, tokens } };
  };
  const both = [weighing('a'), weighing('b')];
  const usage = { requests: 2, input: 500, output: 10, exact: true };

  for (const [what, loaded, input] of [
    ['is all instructions and docs in each request, less the list', [], 500 + 2 * 2 * (1000 + 100 - 50)],
    ['counts once what was loaded', [both[0]?.location ?? ''], 500 + 2 * (1050 + 1050 - 1000)],
  ] as const)
    it(what, () => assert.deepEqual(inlinedCost(usage, both, new Set(loaded)), { skills: 2, input }));

  it('is told behind what the turn took, where it is more', () => {
    assert.equal(
      describeUsage(usage, { skills: 2, input: 4700 }),
      '500 tokens in, 10 out, 2 requests (exact); with all 2 skills inlined about 4,700 in',
    );
    assert.equal(describeUsage(usage, { skills: 0, input: 500 }), describeUsage(usage));
  });
});
