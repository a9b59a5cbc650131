import { fieldOf } from '../skill/skillDocument.ts';
import { booleanOf } from './fields/booleanOf.ts';
import type { DocumentRule } from './rule.ts';

export const argumentHintPresent: DocumentRule = {
  id: 'argument-hint-present',
  looksAt: 'document',
  summary: 'A skill that takes arguments says which',
  severity: 'hint',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills#pass-arguments-to-skills',
  level: 'should',
  effects: {},
  consequence: 'Who starts the skill with a slash is not told what to write behind its name.',
  *check({ document }) {
    const { text, body, frontmatter } = document;
    const start = text.indexOf('$ARGUMENTS', body.span.start);
    if (start === -1 || frontmatter?.closed !== true) return;
    if (fieldOf(document, 'argument-hint') || fieldOf(document, 'arguments')) return;
    if (booleanOf(fieldOf(document, 'user-invocable')?.value) === false) return;
    const message =
      'The instructions take arguments, but there is no `argument-hint`. Add one, as in `argument-hint: "[file]"`.';
    yield { message, span: { start, end: start + '$ARGUMENTS'.length } };
  },
};
