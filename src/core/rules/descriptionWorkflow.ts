import { spanWithin } from '../skill/spanWithin.ts';
import type { Span } from '../text.ts';
import { textField } from './fields/textField.ts';
import { withoutQuoted } from './prose/withoutQuoted.ts';
import type { DocumentRule } from './rule.ts';

export const descriptionWorkflow: DocumentRule = {
  id: 'description-workflow',
  looksAt: 'document',
  summary: 'The description leaves the steps to the instructions',
  severity: 'hint',
  fixable: false,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  level: 'should',
  effects: {},
  consequence: 'A model may follow the summary and never load the instructions.',
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value || !/then|finally|lastly|step|phase/i.test(value.text)) return;
    const steps = stepsIn(withoutQuoted(value.text));
    if (!steps) return;
    const message =
      'The description tells the steps of the work. Say here what the skill is for, and leave the steps to the instructions.';
    yield { message, span: spanWithin(document.text, value)(steps.start, steps.end) };
  },
};

/** Code units between two words of one row of steps, at most. */
const reach = 300;

const signs =
  /(?<!\p{L})(?:(first(?:ly)?)|(then|next|after that|afterwards)|(finally|lastly)|(?:step|phase) ?(\d{1,2}))(?![\p{L}.-])/giu;

/** From the first to the last word that orders steps: "first … then … finally", "then … then", "step 1 … step 2". */
function stepsIn(text: string): Span | undefined {
  let row: { start: number; end: number; words: number; number: number | undefined } | undefined;
  for (const match of text.matchAll(signs)) {
    const [found, first, then, , digits] = match;
    const end = match.index + found.length;
    const number = digits === undefined ? undefined : Number(digits);
    const begins = first !== undefined || number === 1;
    const near =
      row && match.index - row.end <= reach && (row.number === undefined) === (number === undefined);
    if (near && row && !begins && number === (row.number === undefined ? undefined : row.number + 1)) {
      row = { ...row, end, number, words: row.words + 1 };
      if (row.words >= (number === undefined ? 3 : 2)) return { start: row.start, end };
    } else if (begins || then?.toLowerCase() === 'then') {
      // "Then" implies a step before it.
      row = { start: match.index, end, number, words: begins ? 1 : 2 };
    } else row = undefined;
  }
  return undefined;
}
