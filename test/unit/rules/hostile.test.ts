import assert from 'node:assert/strict';
import { checkWhole } from '../../support/checkWhole.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';

// A quadratic rule needs tens of seconds for each of these. Milliseconds of processor time, with room for slow machines.
const limit = 2000;

function check(yaml: string, rule: string, most = limit): readonly LocatedFinding[] {
  const document = parseSkill(`---\n${yaml}\n---\nBody\n`);
  const start = process.cpuUsage();
  const findings = checkWhole({ document, directoryName: 'pdf' });
  const { user, system } = process.cpuUsage(start);
  assert.ok((user + system) / 1000 < most, `${((user + system) / 1000).toFixed()} ms`);
  return findings.filter(finding => finding.rule === rule);
}

describe('Rules on a document made of problems', () => {
  const cases: readonly (readonly [string, string, string, number])[] = [
    [
      'angle brackets',
      'description-angle-brackets',
      `name: pdf\ndescription: ${'a<'.repeat(16_000)}`,
      16_000,
    ],
    [
      'angle brackets on folded lines',
      'description-angle-brackets',
      `name: pdf\ndescription: >\n${'  a<\n'.repeat(4000)}`,
      4000,
    ],
    [
      'misspelt tools',
      'known-tool',
      `name: pdf\ndescription: A.\nallowed-tools: ${'WebFecth '.repeat(20_000)}`,
      20_000,
    ],
    [
      'parentheses that do not close',
      'tool-parentheses',
      `name: pdf\ndescription: A.\nallowed-tools:\n${'  - Bash(git\n'.repeat(4000)}`,
      4000,
    ],
    [
      'parentheses that were not opened',
      'tool-parentheses',
      `name: pdf\ndescription: A.\nallowed-tools: ${'Read) '.repeat(20_000)}`,
      20_000,
    ],
    [
      'tags in pairs',
      'description-angle-brackets',
      `name: pdf\ndescription: ${'<b>a</b> '.repeat(10_000)}`,
      20_000,
    ],
    ['pairs of hyphens', 'name-hyphens', `name: ${'a--'.repeat(4900)}b\ndescription: A.`, 4900],
  ];
  for (const [title, rule, yaml, count] of cases) {
    it(`are done soon, and say how much more there is: ${title}`, () => {
      const findings = check(yaml, rule);
      assert.equal(findings.length, 50);
      const more = `And ${(count - 50).toLocaleString('en-US')} more`;
      assert.ok(findings.at(-1)?.message.includes(more), findings.at(-1)?.message);
      assert.ok(findings.slice(0, -1).every(({ message }) => !message.includes('more of this rule')));
    });
  }

  for (const unit of [
    '"',
    "'",
    '[',
    '{',
    ']',
    ',',
    ' ',
    '\t',
    '@,',
    ' #',
    ': ',
    '\\"',
    '\n\t',
    '\n ',
    'a: 1\n',
    '&a ',
    '|',
    '- ',
  ]) {
    it(`are done soon with a value made of ${JSON.stringify(unit)}`, () => {
      for (const opening of ['', '"', "'", '[', '[@', '@', '"a" ', '\n  - @', '>\n\t']) {
        const value = opening + unit.repeat(6000 / unit.length);
        assert.ok(Array.isArray(check(`name: pdf\ndescription: ${value}`, 'yaml-valid')));
      }
    });
  }

  it('tell the worst first', () => {
    const findings = check(`name: pdf\ndescription: x ${'> '.repeat(500)}<b>`, 'description-angle-brackets');
    assert.equal(findings[0]?.severity, 'error');
    assert.equal(findings.length, 50);
  });

  it('say nothing of more where there is none', () => {
    const findings = check(`name: pdf\ndescription: x${' >'.repeat(50)}`, 'description-angle-brackets');
    assert.deepEqual(
      findings.map(({ message }) => message),
      findings.map(() => 'The description holds `>`. Say it in words.'),
    );
    assert.equal(findings.length, 50);
  });

  const many = (line: (at: number) => string): string =>
    Array.from({ length: 400 }, (_, at) => line(at)).join('\n');
  const broken: readonly (readonly [string, string])[] = [
    ['fields', many(at => `k${at}: a: b`)],
    ['one field', many(() => 'description: a: b')],
    ['children of a field', `metadata:\n${many(at => `  k${at}: a: b`)}`],
    ['items', many(() => '- a: b: c')],
    ['items of a field', `x:\n${many(() => '- a: b: c')}`],
    ['fields with comments', many(at => `k${at}: a: b # c`)],
  ];
  for (const [title, yaml] of broken) {
    it(`are done soon where the YAML of each line is broken: ${title}`, () => {
      // A fix that reads the whole file for each problem takes this long for the first twenty of them.
      assert.equal(check(yaml, 'yaml-valid', 1000).length, 50);
    });
  }
});
