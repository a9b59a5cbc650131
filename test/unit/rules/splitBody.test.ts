import assert from 'node:assert/strict';
import { splitBody } from '../../../src/core/rules/body/splitBody.ts';
import { extractedText } from '../../../src/core/rules/fixes/extractedText.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { applyEdits } from '../../../src/core/text.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';

const head = '---\nname: pdf-tools\ndescription: Fills in forms.\n---\n\n# PDF tools\n';

/** Lines without blanks at their ends, link targets left out; a heading's level does not matter. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/u)
    .map(line =>
      line
        .trim()
        .replace(/^#+ /u, '# ')
        .replace(/\]\([^)]*\)/gu, ']()'),
    )
    .filter(line => line !== '');

const section = (title: string, count: number, line: string): string =>
  `\n## ${title}\n\n${Array.from({ length: count }, (_, at) => `${line} ${at}\n`).join('')}`;

describe('Splitting instructions that are too long', () => {
  for (const eol of ['\n', '\r\n']) {
    it(`loses no line, with ${JSON.stringify(eol)}`, () => {
      const random = randomNumbers(3);
      for (let round = 0; round < 50; round++) {
        const sections = Array.from({ length: 8 }, (_, at) =>
          section(`Part ${random(3)}`, 40 + random(90), `Line of ${at} ([a](references/a.md), [b](b.md))`),
        );
        const text = (head + sections.join('')).replaceAll('\n', eol);
        const fix = splitBody(parseSkill(text), undefined);
        if (!fix) continue;
        const created = (fix.files ?? []).map(file =>
          file.kind === 'extract' ? extractedText(text, file) : assert.fail(),
        );
        const after = linesOf([applyEdits(text, fix.edits), ...created].join('\n'));
        const left = new Map<string, number>();
        for (const line of after) left.set(line, (left.get(line) ?? 0) + 1);
        for (const line of linesOf(text)) {
          const count = left.get(line) ?? 0;
          assert.ok(count > 0, line);
          left.set(line, count - 1);
        }
        assert.ok(created.every(one => eol === '\n' || !/[^\r]\n/u.test(one)));
      }
    });
  }

  it('leads relative links from where they now are', () => {
    const links = '[a](references/a.md) [b](./scripts/b.py) [c](https://x.dev) [d](/d) [e]({dir}/e)';
    const text = head + section('Long', 520, links);
    const [file] = splitBody(parseSkill(text), undefined)?.files ?? [];
    assert.ok(file?.kind === 'extract');
    assert.equal(
      extractedText(text, file).split('\n')[2],
      '[a](a.md) [b](../scripts/b.py) [c](https://x.dev) [d](/d) [e]({dir}/e) 0',
    );
  });

  for (const [title, text] of [
    ['links are defined apart', section('Long', 520, '[a][b]') + '\n[b]: c.md\n'],
    ['there are footnotes', section('Long', 520, 'Line[^1]') + '\n[^1]: Note.\n'],
    ['the long section links into the page', section('Long', 520, '[a](#long)')],
    [
      'a link leads to a heading that would go',
      '\n[a](#sub)\n' + section('Long', 520, 'Line') + '\n### Sub\n',
    ],
    ['there are no sections', '\nLine\n'.repeat(600)],
  ] as const) {
    it(`is not offered where ${title}`, () =>
      assert.equal(splitBody(parseSkill(head + text), undefined), undefined));
  }
});
