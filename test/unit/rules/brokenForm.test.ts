import assert from 'node:assert/strict';
import { checkDocument } from '../../../src/core/rules/checkDocument.ts';
import { parseSkill } from '../../../src/core/skill/parseSkill.ts';

/** Severity and rule of all that is said, unasked, of a frontmatter in the directory `pdf`. */
function check(yaml: string, ...expected: string[]): void {
  const document = parseSkill(`---\n${yaml}\n---\nBody\n`);
  const findings = checkDocument({ document, directoryName: 'pdf' }).filter(one => !one.offByDefault);
  assert.deepEqual(findings.map(({ severity, rule }) => `${severity} ${rule}`).sort(), expected.sort());
}

describe('Of a frontmatter with broken YAML', () => {
  it('nothing is said that follows from a field which YAML takes for another one’s text', () => {
    check('name: pdf-tools\n\tdescription: Reads PDF files. Use when asked.', 'error yaml-valid');
    check('name: pdf-tools\n  description: Reads PDF files. Use when asked.', 'error yaml-valid');
    check('description: Reads PDF files.\n  name: pdf', 'error yaml-valid');
  });

  it('nothing is said of a name or a description that cannot be read', () => {
    check('name: "PDF\ndescription: Reads PDF files.', 'error yaml-valid');
    check('name: [PDF\ndescription: Reads PDF files.', 'error yaml-valid');
    check('name: pdf\ndescription:Reads PDF files.', 'error yaml-valid');
    check('name: pdf\ndescription: *nowhere', 'error yaml-valid');
  });

  it('nothing is said of a key that is not there', () => {
    check('name: pdf\ndescription: Reads a file.\n: z');
    check('name: pdf\ndescription: Reads a file.\n"": z');
  });

  it('what holds all the same is said', () => {
    check('name: PDF\ndescription: Use when: x', ...pdf, 'error yaml-valid');
    check('name: pdf\nlicense: a: b', 'error yaml-valid', 'error description-present');
    check('name: pdf\ndescription Reads.', 'error yaml-valid', 'error description-present');
  });
});

const pdf = ['error name-charset', 'error name-matches-directory'];

describe('Of a frontmatter that is too long for YAML', () => {
  const long = `x: "${'y'.repeat(270_000)}"`;
  const size = ['warning frontmatter-size', 'information known-field'];

  it('name and description are checked', () => {
    check(
      `name: WRONG NAME\ndescription: ${'x'.repeat(270_000)}`,
      ...pdf,
      'error description-length',
      'warning frontmatter-size',
    );
    check(
      `name: WRONG NAME\ndescription: Reads a file.\nx: &x [y]\nl: [${'*x, '.repeat(10_000)}]`,
      ...pdf,
      ...size,
      size[1]!,
    );
    check(`name: pdf\n${long}`, ...size, 'error description-present');
    check(
      `description: Reads <b>\n${long}`,
      ...size,
      'error name-present',
      'error description-angle-brackets',
    );
  });

  it('nothing is said that needs YAML to be known', () => {
    check(`name: pdf # PDF\ndescription: Reads a file.\n${long}`, ...size);
    check(`name: &n pdf\ndescription: *n\n${long}`, ...size);
    check(`name: "p\\x64f"\ndescription: Reads a file.\n${long}`, ...size);
    check(`name: pdf\n  description: Reads a file.\n${long}`, ...size);
    check(`name: pdf\ndescription: Reads a file.\nuser-invocable: "yes"\n${long}`, ...size, size[1]!);
  });
});
