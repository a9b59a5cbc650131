import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { whatToDo } from '../../../src/core/rules/findings/whatToDo.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { readExamples } from '../../rules/harness/examplePage.ts';

const folder = new URL('../../rules/', import.meta.url);
const shortened = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'harness')
    .flatMap(({ name }) => readExamples(readFileSync(new URL(`${name}/invalid.md`, folder), 'utf8')))
    .flatMap(({ text }) => checkDocument({ document: parseSkill(text), directoryName: 'pdf' }))
    .filter(({ native }) => native !== undefined)
    .map(finding => [`${finding.rule}: ${whatToDo(finding)}`, whatToDo(finding)]),
);

/** A pronoun right behind the first word, or in its place, stands for something in the sentence that is left out. */
const dangling = /^(?:[A-Z]\w+ )?(?:it|its|they|them|this|that|these|one of|the one|the other)\b/iu;

describe('What is left of a message where VS Code says the same', () => {
  for (const [title, words] of shortened) {
    it(`can be read alone: ${title}`, () => {
      assert.match(words, /^[\p{Lu}`]/u);
      assert.doesNotMatch(words, dangling);
      assert.match(words, /[.?]$/u);
    });
  }

  it('is said of every kind that VS Code reports', () =>
    assert.ok(shortened.size >= 20, `${shortened.size}`));
});
