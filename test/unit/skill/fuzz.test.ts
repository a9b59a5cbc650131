import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { referencesOf } from '../../../src/core/skill/referencesOf.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import type { Field, FieldValue, SkillDocument } from '../../../src/core/skill/skillDocument.ts';
import type { Span } from '../../../src/core/text.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';
import { seeds } from './seeds.ts';

// SKILL_FUZZ_SEED repeats or varies the run; SKILL_CORPUS names a folder of further skills to mutate.
const seed = Number(process.env['SKILL_FUZZ_SEED'] ?? 20_251_121);
const roundsPerText = 20;

const snippets = [
  ...[
    '---',
    '\n---\n',
    '---x',
    '--- ',
    '\r',
    '\n',
    '\r\n',
    '\t',
    '  ',
    ': ',
    ' #',
    '- ',
    '? ',
    '|',
    '>-',
    '&a ',
    '*a',
    '!!x ',
  ],
  ...[
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    ',',
    '@',
    '`',
    '``',
    '```',
    '~~~',
    '![',
    '](',
    '](<',
    ')',
    '<!--',
    '-->',
    '\\',
    '#',
    '=',
  ],
  ...[
    '\uFEFF',
    '\uFFFD',
    '\0',
    '\uD800',
    '\uDC00',
    '😀',
    '\u2028',
    '\u00A0',
    'é',
    'name: x\n',
    '<|endoftext|>',
    '%YAML 1.1\n',
    '...\n',
  ],
];

/** `text` with one to six changes of the kinds that editors, models and merges make. */
function mutated(text: string, others: readonly string[], next: (limit: number) => number): string {
  let result = text;
  for (let change = next(6); change >= 0; change--) {
    const at = next(result.length + 1);
    const end = Math.min(result.length, at + next(30));
    const from = others[next(others.length)] ?? '';
    const piece = from.slice(next(from.length), next(from.length));
    const insert = [snippets[next(snippets.length)] ?? '', piece, result.slice(at, end).repeat(next(4)), ''][
      next(4)
    ];
    const cut = next(3) === 0 ? end : at;
    result = result.slice(0, at) + (insert ?? '') + result.slice(cut);
    if (next(12) === 0) result = result.slice(0, next(result.length + 1));
    if (next(12) === 0) result = result.replaceAll('\n', ['\r\n', '\r', '\n\n'][next(3)] ?? '\n');
  }
  return result;
}

function allSpans(document: SkillDocument): Span[] {
  const ofValue = (value: FieldValue): Span[] => [
    value.span,
    ...(value.kind === 'map' ? value.fields.flatMap(ofField) : []),
    ...(value.kind === 'list' ? value.items.flatMap(ofValue) : []),
  ];
  const ofField = (field: Field): Span[] => [field.keySpan, ...ofValue(field.value)];
  const { frontmatter, body, problems } = document;
  return [
    ...(frontmatter ? [frontmatter.span, frontmatter.yamlSpan, ...frontmatter.fields.flatMap(ofField)] : []),
    ...[body, ...body.headings, ...body.links, ...body.codeSpans, ...body.fences].map(({ span }) => span),
    ...body.links.map(link => link.targetSpan),
    ...problems.map(problem => problem.span),
    ...referencesOf(document).map(reference => reference.span),
  ];
}

function inOrder(spans: readonly Span[]): boolean {
  return spans.every((span, at) => at === 0 || (spans[at - 1]?.start ?? 0) <= span.start);
}

/** What must hold of every text. */
function check(text: string): void {
  const document = parseSkill(text);
  const { frontmatter, body, problems } = document;
  assert.equal(document.text, text);
  for (const { start, end } of allSpans(document))
    assert.ok(0 <= start && start <= end && end <= text.length);
  assert.ok(inOrder(problems.map(({ span }) => span)), 'problems in text order');
  for (const part of [body.headings, body.links, body.codeSpans, body.fences]) {
    assert.ok(inOrder(part.map(({ span }) => span)), 'parts of the body in text order');
  }
  for (const { target, targetSpan } of body.links)
    assert.equal(text.slice(targetSpan.start, targetSpan.end), target);
  if (frontmatter) {
    assert.ok(inOrder(frontmatter.fields.map(({ keySpan }) => keySpan)), 'fields in text order');
    for (const { keySpan, value } of frontmatter.fields) {
      const { start, end } = frontmatter.yamlSpan;
      assert.ok(
        start <= keySpan.start && keySpan.end <= value.span.start && value.span.end <= end,
        'fields inside',
      );
    }
    assert.ok(frontmatter.span.end <= body.span.start);
  }
  assert.equal(body.span.end, text.length);
  const again = parseSkill(document.text);
  assert.deepEqual([again.frontmatter, again.body, again.problems], [frontmatter, body, problems]);
}

function checkMutations(texts: readonly string[], rounds: number): void {
  const next = randomNumbers(seed);
  let units = 0;
  const before = process.cpuUsage();
  for (const text of texts) {
    for (let round = 0; round < rounds; round++) {
      const changed = round === 0 ? text : mutated(text, texts, next);
      units += changed.length;
      try {
        check(changed);
      } catch (error) {
        throw new Error(`Seed ${seed}, text ${JSON.stringify(changed)}`, { cause: error });
      }
    }
  }
  const { user, system } = process.cpuUsage(before);
  const perUnit = (user + system) / units;
  assert.ok(perUnit < 40, `${perUnit} µs of processor time for each character`);
}

function filesBelow(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .map(path => readFileSync(`${folder}/${path}`, 'utf8'));
}

describe(`mutated texts (seed ${seed})`, () => {
  it('of usual and unusual shape are documents with exact spans', () => {
    checkMutations(seeds, roundsPerText);
  });

  it('of this project are too', () => {
    const own = [...filesBelow('samples', '**/*.md'), ...filesBelow('docs', '**/*.md')];
    assert.ok(own.length > 0);
    checkMutations(own, 4);
  });

  const corpus = process.env['SKILL_CORPUS'];
  if (corpus !== undefined) {
    it(`of the skills below ${corpus} are too`, () => {
      checkMutations(filesBelow(corpus, '**/SKILL.md'), 4);
    }).timeout(600_000);
  }
});
