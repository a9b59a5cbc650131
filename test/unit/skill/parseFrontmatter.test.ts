import assert from 'node:assert/strict';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import {
  fieldOf,
  scalarText,
  type Field,
  type FieldValue,
  type SkillDocument,
} from '../../../src/core/skill/skillDocument.ts';

type Plain = string | readonly Plain[] | { readonly [key: string]: Plain };

/** A value as `kind:text`, or just its text for a string; lists and maps as such. */
function plain(value: FieldValue): Plain {
  if (value.kind === 'list') return value.items.map(plain);
  if (value.kind === 'map')
    return Object.fromEntries(value.fields.map(field => [field.key, plain(field.value)]));
  return value.kind === 'string' ? value.text : `${value.kind}:${value.text}`;
}

function fields(document: SkillDocument): Plain {
  return Object.fromEntries(
    (document.frontmatter?.fields ?? []).map(field => [field.key, plain(field.value)]),
  );
}

function problems(document: SkillDocument): string[] {
  return document.problems.map(({ kind, span }) => `${kind} ${document.text.slice(span.start, span.end)}`);
}

function inFences(yaml: string): SkillDocument {
  return parseSkill(`---\n${yaml}\n---\nBody.\n`);
}

function check(yaml: string, expectedFields: Plain, expectedProblems: readonly string[] = []): void {
  const document = inFences(yaml);
  assert.deepEqual(fields(document), expectedFields);
  assert.deepEqual(problems(document), expectedProblems);
}

describe('fields', () => {
  it('have the text that an agent sees', () => {
    check('name: a-b\ndescription: Does x.', { name: 'a-b', description: 'Does x.' });
    check("d: 'it''s'\ne: \"a\\tb\"", { d: "it's", e: 'a\tb' });
    check('d: >-\n  one\n  two\ne: |\n  one\n  two', { d: 'one two', e: 'one\ntwo\n' });
    check('d: one\n  two', { d: 'one two' });
  });

  it('say what kind of scalar they are, as written', () => {
    check('version: 1.0\nn: 0x10\nb: True\nz: ~\nd: 2026-01-02', {
      version: 'number:1.0',
      n: 'number:0x10',
      b: 'boolean:True',
      z: 'null:~',
      d: '2026-01-02',
    });
  });

  it('may be lists and maps', () => {
    check('tags: [a, b]\nmetadata:\n  author: x\n  list:\n    - 1\n    - k: v', {
      tags: ['a', 'b'],
      metadata: { author: 'x', list: ['number:1', { k: 'v' }] },
    });
    check('m: {a: 1, b}\nl: [k: v]', { m: { a: 'number:1', b: 'null:' }, l: [{ k: 'v' }] });
  });

  it('are kept apart from YAML 1.1 habits and unknown tags', () => {
    check('a: yes\nb: !!js/function x\n<<: y', { a: 'yes', b: 'x', '<<': 'y' });
  });

  it('may be absent without a problem', () => {
    check('', {});
    check('# nothing but a comment', {});
  });
});

describe('spans of fields', () => {
  /** `key=value` slices for every field at every depth. */
  function slices(document: SkillDocument): string[] {
    const slice = ({ start, end }: { start: number; end: number }): string => document.text.slice(start, end);
    const ofValue = (value: FieldValue): string[] => {
      if (value.kind === 'map') return value.fields.flatMap(ofField);
      if (value.kind === 'list')
        return value.items.flatMap(item => [`- ${slice(item.span)}`, ...ofValue(item)]);
      return [];
    };
    const ofField = (field: Field): string[] => [
      `${slice(field.keySpan)}=${slice(field.value.span)}`,
      ...ofValue(field.value),
    ];
    return (document.frontmatter?.fields ?? []).flatMap(ofField);
  }

  const yaml = 'name: "a"\nm:\n  k: v w # c\n  l: [x, "y"]\nlast: |\n  one\n\n  two\n\n"q r": 1';
  const expected = [
    'name="a"',
    'm=k: v w # c\n  l: [x, "y"]',
    'k=v w',
    'l=[x, "y"]',
    '- x',
    '- "y"',
    'last=|\n  one\n\n  two',
    '"q r"=1',
  ];

  for (const [name, change] of [
    ['\\n', (text: string) => text],
    ['\\r\\n', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a lone \\r', (text: string) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ] as const) {
    it(`are exact with ${name}`, () => {
      const document = parseSkill(change(`---\n${yaml}\n---\n`));
      assert.deepEqual(
        slices(document),
        expected.map(change).map(text => text.replace('\uFEFF', '')),
      );
      assert.deepEqual(document.problems, []);
    });
  }

  it('count UTF-16 code units', () => {
    const document = inFences('d: 😀 𝒳\nname: é');
    assert.deepEqual(slices(document), ['d=😀 𝒳', 'name=é']);
  });

  it('are empty behind the colon for an empty value', () => {
    const { text, frontmatter } = inFences('a:\nb: 1');
    const span = frontmatter?.fields[0]?.value.span;
    assert.deepEqual(span, { start: text.indexOf('a:') + 2, end: text.indexOf('a:') + 2 });
  });

  it('of the fences, the YAML and the body are exact', () => {
    const { text, frontmatter, body } = parseSkill('\uFEFF--- \r\na: 1\r\n---\t\r\nBody\r\n');
    const slice = (span: { start: number; end: number } | undefined): string =>
      text.slice(span?.start, span?.end);
    assert.equal(slice(frontmatter?.span), '--- \r\na: 1\r\n---\t');
    assert.equal(slice(frontmatter?.yamlSpan), 'a: 1\r\n');
    assert.equal(slice(body.span), 'Body\r\n');
  });
});

describe('broken YAML', () => {
  it('keeps the whole text of a value with a colon in it, and names the colon', () => {
    check(
      'name: a\ndescription: Use when: x is y: z\nlicense: MIT',
      { name: 'a', description: 'Use when: x is y: z', license: 'MIT' },
      ['yaml :'],
    );
    const { problems: found, text } = inFences('description: Use when: x');
    assert.equal(found[0]?.span.start, text.indexOf('when:') + 4);
  });

  it('keeps continuation lines of such a value', () => {
    check('d: one\n  two: three\n  four\nname: a', { d: 'one two: three four', name: 'a' }, ['yaml :']);
  });

  it('tells of every broken entry once, at every depth', () => {
    check(
      'name: a: b\nmetadata:\n  x: 1\n  y: c: d\n  z: 2\nl:\n  - k: e: f\nd: ok',
      { name: 'a: b', metadata: { x: 'number:1', y: 'c: d', z: 'number:2' }, l: [{ k: 'e: f' }], d: 'ok' },
      ['yaml :', 'yaml :', 'yaml :'],
    );
  });

  it('keeps values that begin with a reserved character', () => {
    check('d: @foo bar\nname: a', { d: '@foo bar', name: 'a' }, ['yaml @']);
    check('d: *Use this* when\nname: a', { d: '*Use this* when', name: 'a' }, ['yaml this* when']);
    check('d: [@a, b]\nname: a', { d: '[@a, b]', name: 'a' }, ['yaml @']);
  });

  it('keeps values with text behind their end', () => {
    check('d: "Use" it\nname: a', { d: '"Use" it', name: 'a' }, ['yaml it']);
    check("d: 'it's'\nname: a", { d: "'it's'", name: 'a' }, ["yaml s'"]);
    check('d: [a] [b]\nname: a', { d: '[a] [b]', name: 'a' }, ['yaml [']);
  });

  it('keeps the fields behind an unclosed quote or bracket', () => {
    check('d: "never closed\nname: a', { d: '"never closed', name: 'a' }, ['yaml "never closed']);
    check('d: [a, b\nname: a', { d: '[a, b', name: 'a' }, ['yaml [a, b']);
  });

  it('passes over a line that belongs nowhere', () => {
    check('d: one\ntwo three\nname: a', { d: 'one', name: 'a' }, ['yaml two three']);
  });

  it('passes over a directive, and marks its own line', () => {
    check('%YAML 1.2\nname: a\ndescription: b', { name: 'a', description: 'b' }, ['yaml %YAML 1.2']);
  });

  it('takes a tab for indentation and says so', () => {
    check('m:\n\t- a\nname: b', { m: ['a'], name: 'b' }, ['yaml \t']);
  });

  it('tells of duplicate keys at their second place, and keeps both', () => {
    const document = inFences('name: a\nname: b\nm:\n  k: 1\n  k: 2');
    assert.deepEqual(problems(document), ['duplicateKey name', 'duplicateKey k']);
    assert.deepEqual(
      document.problems.map(({ span }) => document.lines.positionAt(span.start).line),
      [2, 5],
    );
    assert.equal(document.frontmatter?.fields.filter(field => field.key === 'name').length, 2);
    assert.equal(scalarText(document, 'name'), 'a');
  });

  it('that is no mapping has no fields', () => {
    check('- a\n- b', {}, ['notAMapping - a\n- b']);
    check('just text', {}, ['notAMapping just text']);
  });

  it('has its place after \\r\\n and a lone \\r too', () => {
    for (const end of ['\r\n', '\r']) {
      const document = parseSkill(['---', 'x: 1', 'd: a: b', '  c', 'name: n', '---', ''].join(end));
      assert.deepEqual(fields(document), { x: 'number:1', d: 'a: b c', name: 'n' });
      assert.deepEqual(document.lines.rangeOf(document.problems[0]!.span), {
        start: { line: 2, character: 4 },
        end: { line: 2, character: 5 },
      });
    }
  });
});

describe('aliases', () => {
  it('stand for the value of their anchor, at their own place', () => {
    const document = inFences('a: &x [1, 2]\nb: *x\nc: &y text\nd: *y');
    assert.deepEqual(fields(document), {
      a: ['number:1', 'number:2'],
      b: ['number:1', 'number:2'],
      c: 'text',
      d: 'text',
    });
    const { start, end } = fieldOf(document, 'b')!.value.span;
    assert.equal(document.text.slice(start, end), '*x');
  });

  it('without an anchor are text and a problem', () => {
    check('d: *bold\nname: a', { d: '*bold', name: 'a' }, ['alias *bold']);
  });

  it('that would grow without end are text and one problem', () => {
    const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let at = 1; at < 12; at++) bomb.push(`a${at}: &a${at} [${`*a${at - 1}, `.repeat(9)}]`);
    const document = inFences(bomb.join('\n'));
    assert.deepEqual(
      document.problems.map(problem => problem.kind),
      ['alias'],
    );
    assert.equal(document.frontmatter?.fields.length, 12);
  });
});
