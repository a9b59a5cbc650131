import assert from 'node:assert/strict';
import { plainLines } from '../../../src/core/rules/fields/plainLines.ts';
import { saysTheSame, vscodeReading } from '../../../src/core/rules/fields/vscodeReading.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';

describe('Plain lines', () => {
  it('are read alike by YAML and VS Code, whatever pieces they are made of', () => {
    const next = randomNumbers(20_261_201);
    const pieces =
      'name|one two|: |:|\n|\n  |  |    |"|\'|x|true|null|1.0|#| #|- |[a, b]|[|]|>|>-|||-|{|&a|*a|!|%|,|?|é|\u00A0|.|\\|http://a|http://a#b'.split(
        '|',
      );
    let plain = 0;
    for (let round = 0; round < 60_000; round++) {
      const lines = Array.from({ length: 1 + next(5) }, (_, at) => {
        const indent = at > 0 ? ' '.repeat([0, 0, 0, 2, 2, 4][next(6)] ?? 0) : '';
        const value = Array.from({ length: next(5) }, () => pieces[next(pieces.length)]).join('');
        if (at > 0 && next(4) === 0) return `${indent}${next(2) === 0 ? '- ' : ''}${value}`;
        const head = ['', '', '', ' >\n  ', ' >-\n  ', ' |\n  ', ' |-\n  '][next(7)] ?? '';
        return `${indent}k${next(4)}:${head === '' ? ' ' : head}${value}`;
      });
      const yaml = `${lines.join('\n')}\n`;
      if (!plainLines.test(yaml)) continue;
      const document = parseSkill(`---\n${yaml}---\n`);
      const fields = document.frontmatter?.fields ?? [];
      if (document.problems.length > 0) continue;
      plain++;
      const vscode = vscodeReading(document) ?? [];
      for (const [at, { key, value }] of fields.entries()) {
        // Fields that hold fields are nothing that is compared, nor is one that is empty.
        if (value.kind === 'map' || (value.kind === 'null' && value.text === '')) continue;
        const read = vscode[at];
        assert.ok(read?.key === key && saysTheSame(value, read.value), JSON.stringify(yaml));
      }
    }
    assert.ok(plain > 2000, `only ${plain} were plain`);
  });
});
