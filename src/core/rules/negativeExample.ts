import { scalarText } from '../skill/skillDocument.ts';
import type { DocumentRule } from './rule.ts';

export const negativeExample: DocumentRule = {
  id: 'negative-example',
  looksAt: 'document',
  summary: 'A skill that says at length when to use it says when not to',
  severity: 'hint',
  fixable: false,
  source: 'https://agentskills.io/skill-creation/optimizing-descriptions',
  level: 'should',
  effects: {},
  consequence: 'The model may choose it for a task that is only like its own.',
  offByDefault: true,
  *check({ document }) {
    const { headings } = document.body;
    const heading = headings.find(({ text }) => positive.test(text));
    if (!heading || headings.some(({ text }) => negative.test(text))) return;
    if (negative.test(scalarText(document, 'description') ?? '')) return;
    const next = headings.find(({ span }) => span.start > heading.span.start);
    const section = document.text.slice(heading.span.end, next?.span.start ?? document.body.span.end);
    if (negative.test(section)) return;
    const message =
      'Nothing says when not to use the skill. Add a sentence to the description, or a heading “When not to use”.';
    yield { message, span: heading.span };
  },
};

const positive = /^(?:when to (?:use|apply|activate)|use (?:this|it|when)\b|when (?:this|the) skill)/iu;

/** "Not for", "do not use", "don't", "never", "instead of", "out of scope", "for spreadsheets, use xlsx". */
const negative =
  /\b(?:not|don['’]?t|never|avoid|instead|unless|except|rather than|out of scope|skip)\b|\bfor [^.;:]{1,80}\buse (?!this\b|when\b)\w/iu;
