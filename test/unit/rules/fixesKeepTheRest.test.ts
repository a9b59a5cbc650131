import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { checkWhole } from '../../support/checkWhole.ts';
import { hiddenUnicode } from '../../../src/core/rules/hiddenUnicode.ts';
import type { LocatedFinding } from '../../../src/core/rules/finding.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import type { FieldValue } from '../../../src/core/skill/skillDocument.ts';
import { applyEdits, type TextEdit } from '../../../src/core/text.ts';
import { readExamples } from '../../rules/harness/examplePage.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';

const folder = new URL('../../rules/', import.meta.url);
const examples = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'harness')
  .flatMap(({ name }) => readExamples(readFileSync(new URL(`${name}/invalid.md`, folder), 'utf8')))
  .map(({ text }) => text)
  .filter(text => text.length < 1000);

const check = (text: string): readonly LocatedFinding[] =>
  checkWhole({ document: parseSkill(text), directoryName: 'pdf' });

describe('A fix is not offered where it would take more than its value with it', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['a field indented by a tab', 'name: pdf-tools\n\tdescription: Reads PDF files.'],
    ['a field indented by spaces', 'name: pdf-tools\n  description: Reads PDF files.'],
    ['a comment between lines of the value', 'name: pdf\n  # mine\n  tools\ndescription: Reads.'],
    ['an anchor on the name', 'name: &n pdf-tools\ndescription: *n'],
    ['an anchor on an empty name', 'name: &n ""\ndescription: *n'],
    ['an anchor on a number', 'name: &n 12\ndescription: a\nx: *n'],
    ['an anchor on a boolean', 'name: pdf\ndescription: a\nuser-invocable: &b yes\ncontext: *b'],
    ['an anchor on a list', 'name: pdf\ndescription: a\nallowed-tools: &t [Read, Bash]\nx: *t'],
    ['an anchor in a list', 'name: pdf\ndescription: a\nallowed-tools:\n  - &t Read\n  - Bash\nx: *t'],
    ['an anchor in brackets', 'name: pdf\ndescription: a\nargument-hint: [&t file]\nx: *t'],
  ];
  for (const [title, yaml] of cases) {
    it(title, () => {
      const fixes = check(`---\n${yaml}\n---\nBody\n`).flatMap(({ rule, fixes: [fix] = [] }) =>
        fix && fix.edits.length > 0 && rule !== 'known-field' ? [`${rule}: ${fix.title}`] : [],
      );
      assert.deepEqual(fixes, []);
    });
  }
});

describe('A quote', () => {
  const titles = (yaml: string): readonly string[] =>
    check(`---\nname: pdf\n${yaml}\n---\nBody\n`).flatMap(({ rule, fixes = [] }) =>
      rule === 'yaml-valid' ? fixes.map(({ title, safe }) => `${title}, ${safe ? 'safe' : 'unsafe'}`) : [],
    );

  it('is not closed where a line below closes it', () => {
    assert.deepEqual(titles('description: "Does it\nwhen asked"'), []);
    assert.deepEqual(titles("description: 'Does it\nwhen asked' # so"), []);
    assert.deepEqual(titles('description: "Does it\nsay \\"hi\\" when\nasked"'), []);
  });

  it('is closed where the quotes below are those of other values', () => {
    assert.deepEqual(titles('description: "Does it\nlicense: "MIT"'), ['Close the quotes, safe']);
    assert.deepEqual(titles("description: 'Does it\nlicense: MIT"), ['Close the quotes, safe']);
  });

  it('is not safe to close where YAML still stumbles behind it', () => {
    const stumbling = titles('description: "Does it\nwhen asked');
    assert.deepEqual(
      stumbling.filter(title => title.endsWith(', safe')),
      [],
    );
    const many = `${'a: "x\nb: [y\n'.repeat(4)}description: "Does it\nwhen asked`;
    const found = check(`---\nname: pdf\n${many}\n---\nBody\n`).flatMap(({ fixes = [] }) => fixes);
    const at = `---\nname: pdf\n${many}`.indexOf('description');
    assert.ok(!found.some(({ safe, edits }) => safe && edits.some(({ span }) => span.start >= at)));
  });
});

describe('Taking out what cannot be seen is safe', () => {
  const safe = (yaml: string): readonly boolean[] => {
    const text = `---\nname: pdf\n${yaml}\n---\nBody\n`;
    return [
      ...hiddenUnicode.check({ path: 'SKILL.md', text, kind: 'skill', document: parseSkill(text) }),
    ].map(({ fixes: [fix] = [] }) => fix!.safe);
  };
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['in the middle of a value', 'description: Reads \u202EPDF files.', true],
    ['in quotes', 'description: "\u202E[ a"', true],
    ['at the beginning of a word', 'description: \u202EReads', true],
    ['not before a bracket', 'description: \u202E[ a', false],
    ['not before a list', 'description: \u202E[a]', false],
    ['not before a map', 'description: \u202E{', false],
    ['not before a comment', 'description: \u200B# text', false],
    ['not between a blank and a comment', 'description: Reads \u200B# text', false],
    ['not before a number', 'description: \u200B12', false],
    ['not in a key', 'descrip\u202Etion: Reads', false],
    ['not before a fence', 'description: Reads\n\u202E---', false],
  ];
  for (const [title, yaml, expected] of cases) it(title, () => assert.deepEqual(safe(yaml), [expected]));

  it('not where another one beside it keeps the value a text', () => {
    assert.deepEqual(safe('description: \u202E\u200B# text'), [false, false]);
  });

  it('not before what would be the opening fence', () => {
    const text = '\u202E---\nname: pdf\n---\n';
    const found = [
      ...hiddenUnicode.check({ path: 'SKILL.md', text, kind: 'skill', document: parseSkill(text) }),
    ];
    assert.deepEqual(
      found.map(({ fixes: [fix] = [] }) => fix!.safe),
      [false],
    );
  });

  it('not where there are hundreds', () => {
    assert.equal(safe(`description: "${'a\u202E '.repeat(300)}"`).at(-1), false);
  });
});

describe('A fix', () => {
  it('changes no other field and loses no comment, whatever the document', () => {
    const random = randomNumbers(20_261_122);
    let tried = 0;
    for (let round = 0; round < 500; round++) {
      const text = mutated(mutated(examples[round % examples.length]!, random), random);
      for (const { rule, fixes: [fix] = [] } of check(text)) {
        // What is behind a missing `---` only looks like fields.
        if (!fix || rule === 'frontmatter-closed' || !parseSkill(text).frontmatter?.closed) continue;
        tried++;
        const after = applyEdits(text, fix.edits);
        const about = `${rule}, "${fix.title}" on ${text}`;
        const kept = fieldsOf(after);
        for (const field of untouched(text, fix.edits)) assert.ok(kept.includes(field), about);
        // What looks like a comment is what it makes a text of.
        if (rule !== 'value-cut-by-comment') assert.equal(comments(after), comments(text), about);
      }
    }
    assert.ok(tried > 150, `only ${tried} fixes were tried`);
  });
});

/** Of YAML: in the instructions, a hidden text may begin like one. */
function comments(text: string): number {
  const { start, end } = parseSkill(text).frontmatter?.span ?? { start: 0, end: 0 };
  return text.slice(start, end).match(/(?:^|[ \t])#/gmu)?.length ?? 0;
}

function fieldsOf(text: string): string[] {
  return (parseSkill(text).frontmatter?.fields ?? []).map(({ key, value }) => `${key} ${plain(value)}`);
}

/**
 * The fields, as key and value, in which no edit lies, nor at the beginning of the line behind them. What an alias stands for
 * is known only where the value that it names is sound.
 */
function untouched(text: string, edits: readonly TextEdit[]): string[] {
  return (parseSkill(text).frontmatter?.fields ?? [])
    .filter(
      ({ keySpan, value }) =>
        !edits.some(({ span }) => span.start <= value.span.end + 1 && span.end >= keySpan.start) &&
        text.charAt(value.span.start) !== '*',
    )
    .map(({ key, value }) => `${key} ${plain(value)}`);
}

function plain(value: FieldValue): string {
  if (value.kind === 'list') return `[${value.items.map(plain).join()}]`;
  if (value.kind === 'map')
    return `{${value.fields.map(({ key, value: inner }) => `${key}: ${plain(inner)}`).join()}}`;
  return `${value.kind} ${JSON.stringify(value.text)}`;
}

/** A line left out, doubled, indented or put in, or a few characters put in. */
function mutated(text: string, random: (limit: number) => number): string {
  const lines = text.split('\n');
  const at = random(Math.min(lines.length, 8));
  const line = lines[at]!;
  const column = random(line.length + 1);
  const pieces = [': ', '"', "'", ' #', '- ', '[', '}', '\t', '*', '\r', '&a ', '&a', '<', ' *a', '!', '| '];
  const piece = pieces[random(pieces.length)]!;
  const extra = ['x: *a', '  more', '\tmore: x', '  # a comment', '', 'y: [*a, b]', 'nmae: &a z'];
  const value = line.replace(/: /u, ': &a ');
  const ways = [
    [],
    [line, line],
    [`  ${line}`],
    [`\t${line}`],
    [line.slice(0, column) + piece + line.slice(column)],
    [line, extra[random(extra.length)]!],
    [value, 'x: *a'],
  ];
  lines.splice(at, 1, ...ways[random(ways.length)]!);
  return lines.join('\n');
}
