import assert from 'node:assert/strict';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { scalarText } from '../../../src/core/skill/skillDocument.ts';
import { checkNewDescription } from '../../../src/core/tools/newSkill/checkNewDescription.ts';
import { checkNewName } from '../../../src/core/tools/newSkill/checkNewName.ts';
import { skillTemplate } from '../../../src/core/tools/newSkill/skillTemplate.ts';

describe('the template of a new skill', () => {
  function check(description: string, expected = description): void {
    it(`keeps the description ${JSON.stringify(description)}`, () => {
      const document = parseSkill(skillTemplate('release-notes', description));
      assert.equal(scalarText(document, 'description'), expected);
      assert.deepEqual(checkDocument({ document, directoryName: 'release-notes' }), []);
    });
  }

  check('Writes release notes. Use when a version is due.');
  check('Use when: the user says "release"');
  check("It's # not a comment \\ nor - a list; use when asked");
  check('  spaces and\nlines  ', 'spaces and lines');
});

describe('the name of a new skill', () => {
  function check(name: string, expected: RegExp | undefined): void {
    it(`${JSON.stringify(name)} is ${expected ? 'refused' : 'taken'}`, () => {
      const answer = checkNewName(name, ['taken']);
      if (expected) assert.match(answer ?? '', expected);
      else assert.equal(answer, undefined);
    });
  }

  check('pdf-tools', undefined);
  check('a'.repeat(64), undefined);
  check('', /needs a name/);
  check('Pdf', /lowercase/);
  check('pdf tools', /lowercase/);
  check('../up', /lowercase/);
  check('-pdf', /hyphen/);
  check('pdf--tools', /two hyphens/);
  check('a'.repeat(65), /65 characters/);
  check('taken', /already/);
});

describe('the description of a new skill', () => {
  function check(description: string, ok: boolean): void {
    it(`${description.length} characters, ${ok ? 'taken' : 'refused'}`, () => {
      assert.equal(checkNewDescription(description) === undefined, ok);
    });
  }

  check('Makes tables.', true);
  check('😀'.repeat(1024), true);
  check('😀'.repeat(1025), false);
  check('   ', false);
  check('Handles List<T>.', false);
});
