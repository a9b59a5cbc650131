import assert from 'node:assert/strict';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { chooseFixes } from '../../../src/core/rules/fixes/chooseFixes.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { applyEdits } from '../../../src/core/text.ts';

const rest = 'description: Fills in forms. Use to fill in forms.';
const check = (text: string): readonly LocatedFinding[] =>
  checkDocument({ document: parseSkill(text), directoryName: 'pdf-tools' });
const head = (yaml: string): string => `---\n${yaml}\n---\n\nRun it.\n`;

/** All safe fixes, made together as often as there are any; after each round there may be no more problems than before it. */
function mended(yaml: string): string {
  let text = head(yaml);
  for (let round = 0; round < 10; round++) {
    const edits = chooseFixes(check(text)).flatMap(fix => fix.edits);
    if (edits.length === 0) break;
    const before = parseSkill(text).problems.length;
    text = applyEdits(text, edits);
    assert.ok(parseSkill(text).problems.length <= before, text);
  }
  return text;
}

describe('Safe fixes that are made together never make a field that is there twice', () => {
  const cases: readonly (readonly [title: string, yaml: string, after?: string])[] = [
    ['a field in other letters beside itself', `Name: pdf\nname: pdf-tools\n${rest}`],
    ['a field in other letters behind itself', `name: pdf-tools\nName: pdf\n${rest}`],
    ['a field in other letters, quoted beside itself', `"name": pdf-tools\nName: pdf\n${rest}`],
    ['two fields in other letters', `Name: pdf-tools\nNAME: pdf\n${rest}`],
    ['two other spellings', `name: pdf-tools\n${rest}\nlicence: MIT\nLicense: Apache-2.0`],
    ['a name in other letters', `Name: pdf-tools\n${rest}`, `name: pdf-tools\n${rest}`],
    [
      'one other spelling',
      `name: pdf-tools\n${rest}\nlicence: MIT`,
      `name: pdf-tools\n${rest}\nlicense: MIT`,
    ],
    [
      'a field in other letters, and glued to a value',
      `name: pdf-tools\nLicense: MIT\n${rest}license: Apache-2.0`,
      `name: pdf-tools\nLicense: MIT\n${rest}\nlicense: Apache-2.0`,
    ],
    [
      'a field in other letters, and one that is indented',
      'name: pdf-tools\nDescription: Fills.\nmetadata: x\n description: Fills.',
    ],
  ];
  for (const [title, yaml, after = yaml] of cases) {
    it(title, () => {
      assert.equal(mended(yaml), head(after));
    });
  }
});

describe('A field in other letters', () => {
  const said = (yaml: string): readonly string[] =>
    check(head(yaml)).flatMap(({ rule, message }) => (rule === 'known-field' ? [message] : []));

  it('beside itself is told of by the one that is read', () => {
    assert.deepEqual(said(`Name: pdf\nname: pdf-tools\n${rest}`), [
      'None of the agents that Skill Manager knows reads the field `Name`. Keep what is meant under `name`, which is there too.',
    ]);
  });

  it('is a suggestion where there are two', () => {
    const fixes = check(head(`Name: pdf-tools\nNAME: pdf\n${rest}`)).flatMap(finding => finding.fixes ?? []);
    assert.deepEqual(
      fixes.map(({ title, safe }) => [title, safe]),
      [
        ['Rename the field to "name"', false],
        ['Rename the field to "name"', false],
      ],
    );
  });
});
