import type { ScalarValue } from '../skill/skillDocument.ts';
import { isReplaceable } from './fields/isReplaceable.ts';
import { soundFields } from './fields/soundFields.ts';
import type { DocumentRule } from './rule.ts';
import { grouped } from '../grouped.ts';

/** How many times too high or too low it may be: the same text has up to 1.6 times as many tokens for one model as for another. */
const tolerance = 2;

export const tokenEstimate: DocumentRule = {
  id: 'token-estimate',
  looksAt: 'document',
  summary: 'The declared number of tokens is near the measured one',
  severity: 'information',
  fixable: true,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  level: 'should',
  effects: {},
  consequence: 'What plans its context by this number plans wrong.',
  *check({ document, instructionTokens: measured }) {
    if (measured === undefined || measured === 0) return;
    for (const field of soundFields(document)) {
      if (field.key !== 'token_estimate' && field.key !== 'token-estimate') continue;
      const { value } = field;
      const declared = 'text' in value ? numberIn(value) : undefined;
      if (declared === undefined) continue;
      if (declared <= measured * tolerance && declared >= measured / tolerance) continue;
      const rounded = String(measured < 100 ? measured : Math.round(measured / 10) * 10);
      const message = `${grouped(declared)} tokens are declared, but the instructions have about ${grouped(Number(rounded))}. Write that, or shorten them.`;
      const fix = isReplaceable(document, field);
      const edits = fix ? [{ span: value.span, text: rounded }] : [];
      yield {
        message,
        span: value.span,
        ...(fix && { fixes: [{ title: `Write ${rounded}`, safe: false, edits }] }),
      };
    }
  },
};

/** `1500`, `1,500`, `~1500`, `1_500`. */
function numberIn({ text }: ScalarValue): number | undefined {
  const written = /^~?\s*(\d[\d_,]*)$/u.exec(text.trim())?.[1];
  return written === undefined ? undefined : Number(written.replace(/[_,]/gu, ''));
}
