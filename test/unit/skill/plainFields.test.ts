import assert from 'node:assert/strict';
import { parseFrontmatter } from '../../../src/core/skill/parseFrontmatter.ts';
import { plainFields } from '../../../src/core/skill/plainFields.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';

/** What the YAML library makes of it: a comment is nothing that plainFields reads. */
const byLibrary = (yaml: string) => parseFrontmatter(`${yaml}${yaml.endsWith('\n') ? '' : '\n'}#\n`, 7);

describe('A frontmatter of plain one-line fields', () => {
  function reads(yaml: string): void {
    it(`is read as YAML reads it: ${JSON.stringify(yaml)}`, () => {
      const { fields, problems } = byLibrary(yaml);
      assert.deepEqual(plainFields(yaml, 7), fields);
      assert.deepEqual(problems, []);
    });
  }
  function leaves(yaml: string): void {
    it(`leaves ${JSON.stringify(yaml)} to the library`, () => assert.equal(plainFields(yaml, 0), undefined));
  }

  reads('name: pdf-forms\n');
  reads('name: pdf-forms\ndescription: Fills in forms. Use when a PDF has fields.\n');
  reads('name:   spaced   \nlicense: "MIT"\nauthor: \'A, B & C\'\n');
  reads('a: x:y http://example.com/#top a#b\nb: "two: three # four"\nc: \'five: six\'\n');
  reads('metadata:\n  author: somebody\n  version: "1.0"\nname: x');
  reads('description: an ünïcode 🙂 — dash\n');
  reads('a: ""\nb: \'\'\n');

  leaves('name: a: b\n');
  leaves('name: a #b\n');
  leaves('name: a:\n');
  leaves('name: true\n');
  leaves('name: Null\n');
  leaves('version: 1.0\n');
  leaves('name: "a\\n"\n');
  leaves("name: 'it''s'\n");
  leaves('name: a\n  b\n');
  leaves('name: a\nname: b\n');
  leaves('name:\n');
  leaves('metadata:\nname: b\n');
  leaves('metadata:\n  a:\n    b: c\n');
  leaves('- a\n');
  leaves('name: a\n\ndescription: b\n');
  leaves('name: a\r\n');
  leaves('name: a\tb\n');
  leaves('name: [a]\n');
  leaves('name: > a\n');
  leaves('name: *a\n');

  it('is read as YAML reads it, whatever pieces it is made of', () => {
    const next = randomNumbers(20_261_121);
    const pieces =
      'name|description|meta_data|: |:|\n|  | |"|\'|x|true|null|yes|#| #|- |[|]|{|}|&a|*a|!|%|@|`|,|?|é|\u00A0|\u2028|1|0x1|~|.|\\|<<|http://a'.split(
        '|',
      );
    let read = 0;
    for (let round = 0; round < 20_000; round++) {
      const lines = Array.from({ length: 1 + next(3) }, (_, at) => {
        const indent = at > 0 && next(4) === 0 ? '  ' : '';
        const value = Array.from({ length: next(6) }, () => pieces[next(pieces.length)]).join('');
        return `${indent}k${next(4)}:${next(8) === 0 ? '' : ' '}${value}`;
      });
      const yaml = lines.join('\n');
      const plain = plainFields(yaml, 7);
      if (!plain) continue;
      read++;
      const { fields, problems } = byLibrary(yaml);
      assert.deepEqual({ yaml, fields: plain, problems }, { yaml, fields, problems: [] });
    }
    assert.ok(read > 500, `only ${read} were read`);
  });
});
