import assert from 'node:assert/strict';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';
import { instructionsOf, scalarText } from '../../../src/core/skill/skillDocument.ts';

/** The name, the instructions and the kinds of the problems. */
function check(text: string, name: string | undefined, instructions: string, ...kinds: string[]): void {
  const document = parseSkill(text);
  assert.equal(document.text, text);
  assert.equal(scalarText(document, 'name'), name);
  assert.equal(instructionsOf(document), instructions);
  assert.deepEqual(
    document.problems.map(problem => problem.kind),
    kinds,
  );
}

describe('the frontmatter opens', () => {
  it('at a first line of three dashes and blanks', () => {
    check('---\nname: a\n---\nB', 'a', 'B');
    check('--- \t\nname: a\n---\nB', 'a', 'B');
    check('\uFEFF---\nname: a\n---\nB', 'a', 'B');
    check('---\r\nname: a\r\n---\r\nB', 'a', 'B');
    check('---\rname: a\r---\rB', 'a', 'B');
  });

  it('nowhere else', () => {
    for (const text of [
      '',
      'Just text',
      '\n---\nname: a\n---\n',
      ' ---\nname: a\n---\n',
      '----\nname: a\n---\n',
      '--\nname: a\n--\n',
      '---name: a\n---\n',
      '```\n---\nname: a\n---\n```',
    ]) {
      check(text, undefined, text, 'noFrontmatter');
    }
  });

  it('behind a byte order mark that is no part of the instructions', () => {
    check('\uFEFFText', undefined, 'Text', 'noFrontmatter');
  });
});

describe('the frontmatter closes', () => {
  it('at a line of three dashes and blanks', () => {
    check('---\nname: a\n--- \t\nB', 'a', 'B');
    check('---\nname: a\n---', 'a', '');
    check('---\n---\nB', undefined, 'B');
    check('---\n---\n---\nB', undefined, '---\nB');
  });

  it('at no dashes that are part of something else', () => {
    check('---\nd: a --- b\nname: a\n---\nB', 'a', 'B');
    check('---\nd: |\n  x\n  ---\n  y\nname: a\n---\nB', 'a', 'B');
    check('---\nd: "x\n ---\n y"\nname: a\n---\nB', 'a', 'B');
    check('---\nname: a\n---x\n---\nB', 'a', 'B', 'yaml');
    check('---\nname: a\n----\n---\nB', 'a', 'B', 'yaml');
    check('---\r\nname: a\r\nd: x---\r\n---  \r\nB', 'a', 'B');
  });

  it('nowhere where there is no such line; the leading fields are read all the same', () => {
    check('---\nname: a\ndescription: b: c\n\n# Title\n\nNote: text\n', 'a', '', 'unclosedFrontmatter');
    check('---', undefined, '', 'unclosedFrontmatter');
    const fields = parseSkill('---\nname: a\nTitle\nNote: x\n').frontmatter?.fields;
    assert.deepEqual(
      fields?.map(field => field.key),
      ['name'],
    );
  });
});

describe('the opening line', () => {
  it('that names a language is a problem, and only YAML is read', () => {
    check('---yaml\nname: a\n---\nB', 'a', 'B', 'foreignLanguage');
    check('--- js\nname: a\n---\nB', undefined, 'B', 'foreignLanguage');
    check('---json\n{"name": "a"}\n---\nB', undefined, 'B', 'foreignLanguage');
    check('---toml\nname = "a"\n---\nB', undefined, 'B', 'foreignLanguage');
    check('---constructor\nname: a\n---\nB', undefined, 'B', 'foreignLanguage');
  });
});

describe('U+FFFD and NUL', () => {
  it('are characters like any other', () => {
    check('---\nname: a\n---\nB\uFFFD\uFFFD', 'a', 'B\uFFFD\uFFFD');
    check('---\nname: a\n---\nB\0', 'a', 'B\0');
    check('---\nname: a\uFFFD\n---\n', 'a\uFFFD', '');
  });
});

describe('problems', () => {
  it('come in text order', () => {
    const { problems } = parseSkill('---js\nname: a\n');
    assert.deepEqual(
      problems.map(problem => problem.kind),
      ['foreignLanguage', 'unclosedFrontmatter'],
    );
  });

  it('of a missing frontmatter are at the first line', () => {
    const { problems, text } = parseSkill('One\nTwo');
    assert.equal(text.slice(problems[0]?.span.start, problems[0]?.span.end), 'One\n');
  });
});
