import { textField } from './fields/textField.ts';
import type { DocumentRule } from './rule.ts';

export const negativeExample: DocumentRule = {
  id: 'negative-example',
  looksAt: 'document',
  summary: 'The skill says when it is not the right one',
  severity: 'hint',
  fixable: false,
  source: 'https://agentskills.io/skill-creation/optimizing-descriptions',
  level: 'should',
  effects: {},
  consequence: 'The model may choose it for a task that is only like its own.',
  offByDefault: true,
  *check({ document }) {
    const description = textField(document, 'description');
    if (!description || !document.frontmatter?.closed) return;
    if (negative.test(description.text)) return;
    if (document.body.headings.some(({ text }) => negative.test(text))) return;
    const message =
      'Nothing says when not to use the skill. Add a sentence to the description, or a heading “When not to use”.';
    yield { message, span: description.span };
  },
};

/** "Not for", "Do not use", "don't", "never", "instead of", "out of scope". */
const negative = /\b(?:not|don['’]?t|never|avoid|instead|unless|except|rather than|out of scope|skip)\b/iu;
