import assert from 'node:assert/strict';
import { SkillLikeness } from '../../../src/core/catalog/skillLikeness.ts';
import { checkCatalog } from '../../../src/core/rules/checkCatalog.ts';
import { checkWhole } from '../../support/checkWhole.ts';
import { applySettings, type FindingSettings } from '../../../src/core/rules/findings/applySettings.ts';
import { whatToDo } from '../../../src/core/rules/findings/whatToDo.ts';
import { describeFinding } from '../../../src/core/rules/findings/describeFinding.ts';
import { effectsInWords } from '../../../src/core/rules/findings/effectsInWords.ts';
import { rules } from '../../../src/core/rules/index.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';

const findingsOf = (text: string, directoryName: string): readonly LocatedFinding[] =>
  checkWhole({ document: parseSkill(text), directoryName }).filter(one => !one.offByDefault);

const sample = findingsOf('---\nname: PDF\nversion: 1\ndescription: a > b\n---\n', 'pdf');

const outline = (findings: readonly LocatedFinding[]): string[] =>
  findings.map(({ severity, rule, range }) => `${severity} ${rule} ${range.start.line}`);

describe('Findings of a document', () => {
  it('come worst first, then in text order', () => {
    assert.deepEqual(outline(sample), [
      'error name-charset 1',
      'error name-matches-directory 1',
      'warning description-angle-brackets 3',
      'warning body-present 4',
      'information known-field 2',
    ]);
  });

  it('survive JSON', () => assert.deepEqual(JSON.parse(JSON.stringify(sample)), sample));

  it('have ranges that count from zero, in UTF-16 code units, end excluded', () => {
    const [finding] = findingsOf('---\nname: pdf\ndescription: 📄 <b>\n---\nGo\n', 'pdf');
    assert.deepEqual(finding?.range, { start: { line: 2, character: 16 }, end: { line: 2, character: 19 } });
  });
});

describe('The setting skillManager.rules', () => {
  const check = (settings: FindingSettings['rules'], expected: string[]): void =>
    assert.deepEqual(outline(applySettings(sample, { rules: settings })), expected);

  it('leaves everything as it is where it names no rule', () => {
    assert.deepEqual(applySettings(sample, { rules: { 'unique-name': 'off' } }), sample);
  });

  it('turns a rule off', () => {
    check({ 'name-charset': 'off', 'name-matches-directory': 'off', 'known-field': 'off' }, [
      'warning description-angle-brackets 3',
      'warning body-present 4',
    ]);
  });

  it('changes severities, and the order with them', () => {
    check({ 'known-field': 'error', 'name-charset': 'hint', 'description-angle-brackets': 'off' }, [
      'error name-matches-directory 1',
      'error known-field 2',
      'warning body-present 4',
      'hint name-charset 1',
    ]);
  });

  it('is not taken in by names that every object has', () => {
    assert.deepEqual(applySettings([{ ...sample[0]!, rule: 'constructor' }], { rules: {} }).length, 1);
  });
});

describe('Words of a finding', () => {
  const finding = sample.find(({ rule }) => rule === 'name-matches-directory')!;

  it('say what is wrong, then who cares', () => {
    assert.equal(
      describeFinding(finding, 'full'),
      `${finding.message} ${effectsInWords(finding.effects)} ${finding.consequence}`,
    );
  });

  it('leave out what VS Code says, and tell what to do, and the fix', () => {
    const words = describeFinding(finding, 'addition');
    assert.ok(!words.includes(finding.message));
    assert.match(words, /^Rename the skill or the directory\. /);
    assert.ok(words.includes(finding.consequence) && words.includes('Quick fix: Set the name to "pdf".'));
  });

  const cases: readonly (readonly [message: string, expected: string])[] = [
    ['The skill has no name. Add `name:` with one.', 'Add `name:` with one.'],
    ['None reads `a. B. c`. Did you mean `x. y`?', 'Did you mean `x. y`?'],
    ['The name is too long. Cut it. Be brief.', 'Cut it. Be brief.'],
    ['`x` is known to Cursor only.', '`x` is known to Cursor only.'],
    ['The field is here. Keep one', 'Keep one'],
  ];
  for (const [message, expected] of cases) {
    it(`beside VS Code's: ${message}`, () => assert.equal(whatToDo({ message }), expected));
  }

  it('are not those of VS Code', () => {
    for (const { message, native } of sample) assert.notEqual(message, native);
  });
});

describe('Findings of the catalog', () => {
  const span = { start: 10, end: 13 };
  const range = { start: { line: 1, character: 6 }, end: { line: 1, character: 9 } };
  const subject = (path: string, name: string, rootPath = '/w/.claude/skills') => ({
    location: `${rootPath}/${path}/SKILL.md`,
    name,
    nameSpan: span,
    nameRange: range,
    description: '',
    descriptionSpan: span,
    descriptionRange: range,
    words: [],
    manualOnly: false,
    instructionTokens: 500,
    agents: [],
    listings: [rootPath],
    rootPath,
    rootLabel: rootPath.slice(3),
    ways: [],
  });
  const check = (subjects: ReturnType<typeof subject>[], expected: string[]): void =>
    assert.deepEqual([...checkCatalog(subjects, new SkillLikeness()).keys()].sort(), expected);

  it('are said of every skill that shares its name', () => {
    const skills = [subject('a', 'pdf'), subject('b', 'pdf'), subject('c', 'csv')];
    check(skills, ['/w/.claude/skills/a/SKILL.md', '/w/.claude/skills/b/SKILL.md']);
    const [finding] = checkCatalog(skills, new SkillLikeness()).get('/w/.claude/skills/a/SKILL.md') ?? [];
    assert.ok(finding!.message.includes('`b/SKILL.md`'), finding!.message);
    assert.deepEqual(finding!.range, range);
  });

  it('are not said of skills in different folders', () => {
    check([subject('a', 'pdf'), subject('a', 'pdf', '/w/.github/skills')], []);
  });

  it('take names for the same that look the same', () => {
    check(
      [subject('a', 'café'), subject('b', 'cafe\u0301')],
      ['/w/.claude/skills/a/SKILL.md', '/w/.claude/skills/b/SKILL.md'],
    );
  });
});

describe('What rules say of themselves', () => {
  for (const rule of rules) {
    it(`${rule.id}: a summary without a full stop, a consequence with one, and somebody whom it concerns`, () => {
      assert.match(rule.summary, /^[A-Z`].*[^.]$/u);
      assert.match(rule.consequence, /^(?:[A-Z].*\.)?$/u);
      assert.ok(rule.consequence !== '' || Object.keys(rule.effects).length > 0);
      assert.match(rule.source, /^https:\/\//u);
    });
  }
});
