import { bodyLines, writtenSpan } from './body/bodyLines.ts';
import { maxLines } from './body/limits.ts';
import { splitBody } from './body/splitBody.ts';
import type { DocumentRule } from './rule.ts';
import { grouped } from '../grouped.ts';

export const bodyLength: DocumentRule = {
  id: 'body-length',
  looksAt: 'document',
  summary: 'The instructions have at most 500 lines',
  severity: 'information',
  fixable: true,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  level: 'should',
  effects: {},
  consequence: 'All of it is read whenever the skill is loaded, needed or not.',
  *check({ document, instructionTokens }) {
    const { lines } = document;
    if (lines.count <= maxLines) return;
    const count = bodyLines(document);
    if (count <= maxLines) return;
    const { start, end } = writtenSpan(document);
    const span = { start: lines.startOf(lines.positionAt(start).line + maxLines), end };
    const message = `The instructions have ${grouped(count)} lines; at most 500 are advised. Move what is not always needed to files in references/, and say in the instructions when to read them.`;
    const fix = splitBody(document, instructionTokens);
    yield { message, span, ...(fix && { fixes: [fix] }) };
  },
};
