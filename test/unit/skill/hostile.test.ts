import assert from 'node:assert/strict';
import matter from 'gray-matter';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { referencesOf } from '../../../src/core/skill/referencesOf.ts';
import type { ParseProblemKind, SkillDocument } from '../../../src/core/skill/skillDocument.ts';
import { scalarText } from '../../../src/core/skill/skillDocument.ts';
import { splitWithGrayMatter } from '../../../src/core/skill/splitFrontmatter.ts';

const mark = 'skillManagerHostileFrontmatterRan';
const payload = `{ name: (globalThis.${mark} = true, 'x') }`;
const ran = (): boolean => Reflect.deleteProperty(globalThis, mark) && false;
const hasRun = (): boolean => Reflect.has(globalThis, mark);

describe('frontmatter in a programming language', () => {
  afterEach(ran);

  it('is run by the stock gray-matter, so the danger is real', () => {
    matter(`---js\n${payload}\n---\n`, {});
    assert.equal(hasRun(), true);
  });

  for (const language of [
    'js',
    ' js',
    'JS',
    'javascript',
    'JavaScript',
    'coffee',
    'coffeescript',
    'cson',
    'json',
    'toml',
  ]) {
    it(`is not run: ---${language}`, () => {
      const document = parseSkill(`---${language}\n${payload}\n---\nBody\n`);
      assert.equal(hasRun(), false);
      assert.deepEqual(document.frontmatter?.fields, []);
      assert.deepEqual(
        document.problems.map(problem => problem.kind),
        ['foreignLanguage'],
      );
      assert.throws(
        () => splitWithGrayMatter(`---${language}\n${payload}\n---\n`, '---\n'),
        /Only YAML|not registered/,
      );
      assert.equal(hasRun(), false);
    });
  }

  it('is not run from a YAML tag either', () => {
    parseSkill(
      `---\nname: !!js/function "function () { globalThis.${mark} = true }"\n---\n`,
    ).frontmatter?.fields.toString();
    assert.equal(hasRun(), false);
  });
});

describe('the cache of gray-matter', () => {
  it('is neither filled nor read', () => {
    const cache = (matter as unknown as { cache: Record<string, unknown> }).cache;
    const text = '---\nname: cached\n---\n';
    parseSkill(text);
    assert.deepEqual(Object.keys(cache), []);
    cache[text] = { content: '', data: { name: 'planted' }, matter: '\nname: planted' };
    assert.equal(scalarText(parseSkill(text), 'name'), 'cached');
    Reflect.deleteProperty(cache, text);
  });
});

const many = 300_000;

function parseAll(text: string): SkillDocument {
  const document = parseSkill(text);
  referencesOf(document);
  return document;
}

// A quadratic reader needs minutes for each of these, a linear one milliseconds; the limit leaves
// room for slow machines. Milliseconds of processor time, so that what else the machine does is not counted.
const limit = 2000;

describe('a text made to be slow is a document', () => {
  const inBody = (text: string): string => `---\nname: a\ndescription: b\n---\n${text}`;
  const inYaml = (text: string): string => `---\nname: a\n${text}\n---\nBody\n`;
  const lines = (count: number, line: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');
  const cases: readonly (readonly [string, string, ...ParseProblemKind[]])[] = [
    ['10 MB of prose', inBody('Some words on a line.\n'.repeat(470_000))],
    ['one line of 10 MB', inBody('x'.repeat(10_000_000))],
    ['300,000 backticks', inBody('`'.repeat(many))],
    ['300,000 separate backticks', inBody('` '.repeat(many))],
    [
      'backtick runs of every length',
      inBody(Array.from({ length: 2000 }, (_, at) => '`'.repeat(at)).join(' ')),
    ],
    ['300,000 opening brackets', inBody('['.repeat(many))],
    ['unfinished links', inBody('[a]('.repeat(many / 4))],
    ['links in links', inBody(`${'['.repeat(30_000)}x${'](y)'.repeat(30_000)}`)],
    ['unfinished angled targets', inBody('[a](<'.repeat(many / 5))],
    ['unfinished titles', inBody('[a](b "'.repeat(many / 7))],
    ['unfinished comments', inBody('x <!-- '.repeat(many / 7))],
    ['lines that each open a comment', inBody('x\n<!-- y -->\n'.repeat(20_000))],
    ['blank lines', inBody('\n'.repeat(many))],
    ['quote marks', inBody(`${'>'.repeat(many)}\n`)],
    ['list marks', inBody('- '.repeat(many))],
    ['hashes', inBody('#'.repeat(many))],
    ['a heading that ends in blanks', inBody(`# x${' '.repeat(many)}y`)],
    ['definitions without an end', inBody('[a\n'.repeat(many / 3))],
    ['an unclosed fence', inBody(`\`\`\`\n${'x\n'.repeat(many)}`)],
    ['a long code span of paths', inBody(`\`${'scripts/'.repeat(100_000)}\``)],
    ['a long code span of dots', inBody(`\`scripts/a${'.'.repeat(many)}\``)],
    ['<|endoftext|>', inBody('<|endoftext|>')],
    ['half of a surrogate pair', inBody('\uD800 `\uDC00` [\uD800](\uDFFF)')],
    ['no closing fence for 300 kB', `---\nname: a\n${'x: y\n'.repeat(60_000)}`, 'unclosedFrontmatter'],
    ['dashes', `---\n${'---x\n'.repeat(60_000)}---\n`, 'frontmatterTooLarge'],
    ['frontmatter of 300 kB', inYaml('x: y\n'.repeat(60_000)), 'frontmatterTooLarge'],
    ['frontmatter of one long line', inYaml(`x: ${'y'.repeat(many)}`), 'frontmatterTooLarge'],
    ['200,000 blank lines in the frontmatter', inYaml('\n'.repeat(200_000)), 'frontmatterTooLarge'],
    ['9,000 blank lines in the frontmatter', inYaml('\n'.repeat(9000))],
    ['frontmatter of blanks', inYaml(`${' '.repeat(199)}\n`.repeat(1000))],
    ['20,000 brackets in the frontmatter', inYaml(`x: ${'['.repeat(20_000)}`), 'yaml'],
    ['20,000 list marks in the frontmatter', inYaml(`x:\n  ${'- '.repeat(20_000)}`), 'yaml'],
    ['20,000 keys on a line', inYaml(`x: ${'a: '.repeat(20_000)}`), 'yaml'],
    ['20,000 question marks', inYaml('? '.repeat(20_000)), 'yaml'],
    ['500 nested maps', inYaml(Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'))],
    ['10,000 aliases', inYaml(`x: &x [y]\nl: [${'*x, '.repeat(10_000)}]`), 'frontmatterTooLarge'],
    ['2,000 aliases', inYaml(`x: &x [y]\nl: [${'*x, '.repeat(2000)}]`), 'alias'],
    ['1,000 chained aliases', inYaml(lines(1000, at => `a${at}: &a${at} [*a${at - 1}]`)), 'alias'],
    ['20,000 keys', inYaml(lines(20_000, at => `k${at}: 1`)), 'frontmatterTooLarge'],
    ['4,000 keys', inYaml(lines(4000, at => `k${at}: 1`))],
    ['4,000 duplicate keys', inYaml(lines(4000, () => 'x: 1')), 'duplicateKey'],
    ['3,000 broken entries', inYaml(lines(3000, at => `k${at}: a: b`)), 'yaml'],
    ['9,000 stray lines', inYaml(lines(9000, () => 'x y')), 'yaml'],
    ['9,000 quotes', inYaml(`x: ${'"'.repeat(9000)}`), 'yaml'],
    ['9,000 commas', inYaml(`x: [${','.repeat(9000)}]`), 'yaml'],
    ['9,000 anchors', inYaml(`x: ${'&a '.repeat(9000)}y`), 'yaml'],
    ['9,000 tags', inYaml(`x: ${'!a '.repeat(9000)}y`), 'yaml'],
    ['100,000 tabs', inYaml(`x: y\n${'\t'.repeat(100_000)}x`), 'yaml'],
  ];
  for (const [name, text, ...kinds] of cases) {
    it(name, () => {
      const before = process.cpuUsage();
      const document = parseAll(text);
      const { user, system } = process.cpuUsage(before);
      assert.ok((user + system) / 1000 < limit);
      assert.deepEqual(
        [...new Set(document.problems.map(problem => problem.kind))].sort(),
        [...kinds].sort(),
      );
      if (text.startsWith('---\nname')) assert.equal(scalarText(document, 'name'), 'a');
    });
  }
});
