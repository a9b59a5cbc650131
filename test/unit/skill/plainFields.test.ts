import assert from 'node:assert/strict';
import { parseFrontmatter } from '../../../src/core/skill/parseFrontmatter.ts';
import { plainFields } from '../../../src/core/skill/plainFields.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';

/** What the YAML library makes of it: a comment is nothing that plainFields reads. */
const byLibrary = (yaml: string) => parseFrontmatter(`${yaml}${yaml.endsWith('\n') ? '' : '\n'}#\n`, 7);

describe('A frontmatter of plain fields', () => {
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

  reads('metadata:\n    author: somebody\n    version: 1.2.3\nname: x\n');
  reads('on: true\noff: false\nmany: 12\nversion: 1.0\nexact: 1.0.2-beta\nday: 2026-01-31\n');
  reads('tags: [ one,two words , C++ >= 2.0, true]  \nname: a\n');
  reads('description: >\n  Fills in: forms. # Yes\n  - Use it.  \nname: a\n');
  reads(
    'description: >-\n    Fills in forms.\n    Use it.\nmetadata:\n  note: |\n    one\n    two\n  more: b\n',
  );
  reads('description: |\n one\n two \n');
  reads('description: |-\n  "one"\n  key: two\n');

  reads('tags:\n  - one\n  - "two: three"\n  - \'four\'\nname: a\n');
  reads('tags:\n- one\n-  two words \nname: a');
  reads('metadata:\n  tags:\n    - one\n    - 2\n  more: b\n');
  reads('metadata:\n  tags:\n  - one\n  - true\nmore: b\n');

  leaves('tags:\n  - one\n    two\n');
  leaves('tags:\n  - one\n   - two\n');
  leaves('tags:\n  - one: two\n');
  leaves('tags:\n  - - one\n');
  leaves('tags:\n  - [one]\n');
  leaves('tags:\n  -\n');
  leaves('tags:\n  - one #two\n');
  leaves('metadata:\n  tags:\n - one\n');
  leaves('name: a: b\n');
  leaves('name: a #b\n');
  leaves('name: a:\n');
  leaves('name: Null\n');
  leaves('name: True\n');
  leaves('version: 1.\n');
  leaves('version: 1e3\n');
  leaves('version: 0x1F\n');
  leaves('time: 12:30\n');
  leaves('name: []\n');
  leaves('name: [a, ]\n');
  leaves('name: [a: b]\n');
  leaves('name: ["a"]\n');
  leaves('name: [1]\n');
  leaves('name: [a] #b\n');
  leaves('metadata:\n  a: b\n   c: d\n');
  leaves('name: >\n');
  leaves('name: >+\n  a\n');
  leaves('name: >2\n  a\n');
  leaves('name: >\n  a\n\n  b\n');
  leaves('name: >\n  a\n    b\n');
  leaves('name: >\n    a\n  b\n');
  leaves('name: >\n  a');
  leaves('metadata:\n  name: >\n  a\n');
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
  leaves('name: > a\n');
  leaves('name: *a\n');

  it('is read as YAML reads it, whatever pieces it is made of', () => {
    const next = randomNumbers(20_261_121);
    const pieces =
      'name|description|meta_data|: |:|\n|  | |"|\'|x|true|null|yes|#| #|- |[|]|[a,b]|{|}|&a|*a|!|%|@|`|,|?|é|\u00A0|\u2028|1|1.5|1.0.0|0x1|~|.|\\|<<|http://a'.split(
        '|',
      );
    const heads = ['>', '>-', '|', '|-', '>', '|', '>+', '|1', '> x'];
    let read = 0;
    for (let round = 0; round < 40_000; round++) {
      const lines = Array.from({ length: 1 + next(4) }, (_, at) => {
        const indent = at > 0 ? ' '.repeat([0, 0, 0, 1, 2, 2, 4][next(7)] ?? 0) : '';
        const value = Array.from({ length: next(6) }, () => pieces[next(pieces.length)]).join('');
        if (at > 0 && next(6) === 0) return `${indent}${value}`;
        if (at > 0 && next(5) === 0) return `${indent}- ${value}`;
        const written = next(5) === 0 ? `${heads[next(heads.length)]}\n${indent}  ${value}` : value;
        if (next(8) === 0) return `${indent}k${next(4)}:`;
        return `${indent}k${next(4)}:${next(8) === 0 ? '' : ' '}${written}`;
      });
      const yaml = lines.join('\n') + (next(2) === 0 ? '\n' : '');
      const plain = plainFields(yaml, 7);
      if (!plain) continue;
      read++;
      const { fields, problems } = byLibrary(yaml);
      assert.deepEqual({ yaml, fields: plain, problems }, { yaml, fields, problems: [] });
    }
    assert.ok(read > 1500, `only ${read} were read`);
  });
});
