import { writtenSpan } from './body/bodyLines.ts';
import { maxTokens } from './body/limits.ts';
import { splitBody } from './body/splitBody.ts';
import type { DocumentRule } from './rule.ts';
import { grouped } from '../grouped.ts';

export const bodyTokens: DocumentRule = {
  id: 'body-tokens',
  looksAt: 'document',
  summary: 'The instructions have at most 5,000 tokens',
  severity: 'information',
  fixable: true,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  level: 'should',
  effects: {},
  consequence:
    'All of it is read whenever the skill is loaded; when Claude Code compacts a conversation, it keeps the first 5,000 tokens of each skill.',
  *check({ document, instructionTokens = 0 }) {
    if (instructionTokens <= maxTokens) return;
    const { text, lines } = document;
    const { start } = writtenSpan(document);
    const line = text.slice(start, lines.startOf(lines.positionAt(start).line + 1));
    const end = start + line.trimEnd().length;
    const message = `The instructions have about ${grouped(instructionTokens)} tokens; fewer than 5,000 are advised. Move what is not always needed to files in references/, and say in the instructions when to read them.`;
    const fix = splitBody(document, instructionTokens);
    yield { message, span: { start, end }, ...(fix && { fixes: [fix] }) };
  },
};
