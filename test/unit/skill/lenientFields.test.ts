import assert from 'node:assert/strict';
import type { LenientField, LenientValue } from '../../../src/core/skill/lenient/lenientValue.ts';
import { lenientFields } from '../../../src/core/skill/lenientFields.ts';

// What VS Code 1.138 reads, seen by asking its own parser; `npm run bench:reading` does so for whole corpora.

type Plain = string | readonly Plain[] | { readonly [key: string]: Plain };

describe('VS Code reads', () => {
  const cases: readonly (readonly [title: string, yaml: string, expected: Plain | undefined])[] = [
    ['a colon in a plain value', 'd: Use when: asked', { d: 'Use when: asked' }],
    ['a quoted value up to its end, and nothing behind', 'd: "a" b\ne: f', { d: 'a' }],
    ['an apostrophe as the end', "d: 'it's'\ne: f", { d: 'it' }],
    ['a doubled apostrophe', "d: 'it''s'", { d: "it's" }],
    ['the first of two lists', 'h: [a] [b]\ne: f', { h: ['a'] }],
    ['a list in a list', 'h: [ray[data]]\ne: f', { h: ['ray', ['data']], e: 'f' }],
    ['a tab as a blank', 'm:\n\ta: b\n\tc: d', { m: { a: 'b', c: 'd' } }],
    ['a bar with text as text', 'd: | text\ne: f', { d: '| text', e: 'f' }],
    ['anchors, aliases and tags as text', 'a: &x b\nc: *x\nd: !!str e', { a: '&x b', c: '*x', d: '!!str e' }],
    [
      'every scalar as text',
      'a: 1\nb: true\nc: ~\nd: 2026-01-01',
      { a: '1', b: 'true', c: '~', d: '2026-01-01' },
    ],
    ['an empty value as an empty text', 'homepage:\nd: e', { homepage: '', d: 'e' }],
    ['a folded plain value', 'd: a\n  b\n\n  c', { d: 'a b\nc' }],
    ['a line that begins with a quote, without it', 'd: say\n  "a b"\n  c', { d: 'say a b c' }],
    ['no more than the quotes of such a line', 'd: say\n  "a" b\ne: f', { d: 'say a' }],
    [
      'a key further in as one of its neighbours',
      'd: a\n  use when: b\ne: f',
      { d: 'a', 'use when': 'b', e: 'f' },
    ],
    ['a dash in a plain value', 'd: a\n  - b', { d: 'a - b' }],
    ['no comment as text', 'd: a # b\ne: f#g', { d: 'a', e: 'f#g' }],
    ['nothing behind a comment in a value', 'd: a\n  # b\n  c\ne: f', { d: 'a' }],
    ['a literal block', 'd: |\n  a\n   b\n\ne: f', { d: 'a\n b\n', e: 'f' }],
    ['a folded block', 'd: >-\n  a\n  b\n\n  c\n   d', { d: 'a b\nc\n d' }],
    ['a block kept to its end', 'd: |+\n  a\n\n', { d: 'a\n\n' }],
    ['a block of given depth', 'd: |1\n  a', { d: ' a\n' }],
    ['a block that ends at a dash line', 'd: |\n  a\n---', { d: 'a\n' }],
    ['escapes', 'd: "a\\tb\\x41\\u0042\\U00000043\\q\\_"', { d: 'a\tbABC\\q\xa0' }],
    ['an escape of no code point as it is', 'd: "\\U00110000"', { d: '\\U00110000' }],
    ['a quoted value over lines', 'd: "a  \n  b\n\n  c \\\n  d"', { d: 'a b\nc d' }],
    ['an unclosed quote to the end', 'd: "a\ne: f', { d: 'a e: f' }],
    [
      'lists of both kinds',
      'a:\n- b\n- c: d\n  e: f\ng: [h, "i, j"]',
      { a: ['b', { c: 'd', e: 'f' }], g: ['h', 'i, j'] },
    ],
    ['a pair in a list as two items', 'a: [b: c]', { a: ['b', 'c'] }],
    ['a map in braces', 'a: {b: c, "d":e, f}', { a: { b: 'c', d: 'e', f: '' } }],
    ['an unclosed bracket to the end', 'a: [b, c\nd: e', { a: ['b', 'c d', 'e'] }],
    ['a bracket in plain text as text', 'a: b [c], d', { a: 'b [c], d' }],
    ['a value that begins with a special character', 'a: @b\nc: `d`\ne: %f', { a: '@b', c: '`d`', e: '%f' }],
    ['a colon without a blank as text', 'a:b\nc: d', undefined],
    ['a line without a colon as the end of it all', 'a: b\nc\nd: e', { a: 'b' }],
    ['lines with CRLF', 'a: b\r\n  c\r\nd: |\r\n  e\r\n', { a: 'b c', d: 'e\n' }],
    ['the YAML behind a second opening line', '---\na: b', { a: 'b' }],
    ['nothing where there is no field', '- a', undefined],
    ['nothing at all', '# a\n\n', undefined],
    ['nothing of what is nested too deep', `a: ${'['.repeat(5000)}`, undefined],
  ];
  for (const [title, yaml, expected] of cases) {
    it(title, () => {
      const fields = lenientFields(yaml);
      assert.deepEqual(fields && asObject(fields), expected);
    });
  }

  it('fields of one name, both', () => {
    assert.deepEqual(
      lenientFields('a: b\na: c')?.map(({ key, keyStart }) => [key, keyStart]),
      [
        ['a', 0],
        ['a', 5],
      ],
    );
  });

  it('300,000 units of anything in time', () => {
    for (const unit of [
      '[',
      '{',
      '- ',
      '"',
      "'",
      ': ',
      'a: ',
      '\n',
      ' ',
      '\t',
      '#',
      'a\n ',
      '|',
      '[a,',
      '\\',
      'a:\n',
    ]) {
      const start = performance.now();
      lenientFields(`a: ${unit.repeat(300_000 / unit.length)}`);
      assert.ok(performance.now() - start < 1000, `${JSON.stringify(unit)} took too long`);
    }
  });
});

function asObject(fields: readonly LenientField[]): Plain {
  return Object.fromEntries(fields.map(({ key, value }) => [key, plain(value)]));
}

function plain(value: LenientValue): Plain {
  if (value.kind === 'text') return value.text;
  return value.kind === 'list' ? value.items.map(plain) : asObject(value.fields);
}
