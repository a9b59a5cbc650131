import assert from 'node:assert/strict';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { fieldOf } from '../../../src/core/skill/skillDocument.ts';
import { spanWithin } from '../../../src/core/skill/spanWithin.ts';

/** `[…]` in the YAML marks where `wanted` of the text of the field `d` stands. */
function check(marked: string, wanted: string): void {
  for (const eol of ['\n', '\r\n', '\r']) {
    const source = `---\nname: x\n${marked}\n---\nBody\n`.replaceAll('\n', eol);
    const start = source.indexOf('⟦');
    const end = source.indexOf('⟧') - 1;
    const text = source.replace(/[⟦⟧]/gu, '');
    const value = fieldOf(parseSkill(text), 'd')?.value;
    assert.ok(value && 'text' in value);
    const index = value.text.indexOf(wanted);
    assert.notEqual(index, -1, JSON.stringify(value.text));
    const span = spanWithin(text, value)(index, index + wanted.length);
    assert.equal(text.slice(span.start, span.end), text.slice(start, end), JSON.stringify(eol));
    assert.deepEqual(span, { start, end });
  }
}

describe('The place of a part of a value', () => {
  const cases: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    plain: [
      ['d: one ⟦<b>⟧ two', '<b>'],
      ['d: ⟦one⟧', 'one'],
      ['d: one\n  two ⟦<b>⟧ three', '<b>'],
      ['d: one\n\n  two\n\n\n  ⟦<b>⟧', '<b>'],
      ['d: one ⟦two\n  three⟧', 'two three'],
      ['d: 📄 ⟦<b>⟧ 𝒳', '<b>'],
      ['d: one ⟦<b>⟧ # <b>', '<b>'],
    ],
    'in single quotes': [
      ["d: 'one ⟦<b>⟧'", '<b>'],
      ["d: 'it''s ⟦<b>⟧'", '<b>'],
      ["d: 'it⟦''⟧s'", "'"],
      ["d: 'it''s\n  folded ⟦<b>⟧'", '<b>'],
    ],
    'in double quotes': [
      ['d: "one ⟦<b>⟧"', '<b>'],
      ['d: "a\\tb \\" \\\\ ⟦<b>⟧"', '<b>'],
      ['d: "a ⟦\\x3cb\\u003e⟧ c"', '<b>'],
      ['d: "\\U0001F4C4 \\uD83D\\uDCC4 ⟦<b>⟧"', '<b>'],
      ['d: "one \\\n  two ⟦<b>⟧"', '<b>'],
      ['d: "one\n  two ⟦<b>⟧"', '<b>'],
    ],
  };
  for (const [style, examples] of Object.entries(cases)) {
    for (const [marked, wanted] of examples) {
      it(`${style}: ${JSON.stringify(marked)}`, () => check(marked, wanted));
    }
  }

  for (const style of ['|', '>']) {
    for (const header of [style, `${style}-`, `${style}+`, `${style}2`, `${style}2-`, `${style}  # why`]) {
      for (const rest of ['', '\n', '\n\n\nlicense: MIT', '\nlicense: MIT']) {
        it(`in a block: ${JSON.stringify(header + rest)}`, () => {
          check(`d: ${header}\n  hello ⟦<b>⟧ world${rest}`, '<b>');
          check(`d: ${header}\n  hello ⟦<b>⟧${rest}`, '<b>');
          check(`d: ${header}\n  one\n  two\n\n  ⟦<b>⟧ three${rest}`, '<b>');
          check(`d: ${header}\n  one\n    further ⟦<b>⟧ in\n  two${rest}`, '<b>');
          check(`d: ${header}\n  <i\n  ⟦world⟧${rest}`, 'world');
        });
      }
    }
  }

  it('is the whole value where the text is not in the source', () => {
    const text = '---\nname: &n a<b\nd: *n\n---\n';
    const value = fieldOf(parseSkill(text), 'd')?.value;
    assert.ok(value && 'text' in value && value.text === 'a<b');
    assert.deepEqual(spanWithin(text, value)(1, 2), value.span);
  });

  it('is the whole value past its end', () => {
    const text = '---\nd: abc\n---\n';
    const value = fieldOf(parseSkill(text), 'd')?.value;
    assert.ok(value && 'text' in value);
    assert.deepEqual(spanWithin(text, value)(1, 9), value.span);
  });
});
