import { spanWithin } from '../skill/spanWithin.ts';
import { textField } from './fields/textField.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

/** Names that say nothing of what a skill does; the first row is that of the source. */
const vague: ReadonlySet<string> = new Set([
  ...['helper', 'utils', 'tools', 'documents', 'data', 'files'],
  ...['helpers', 'util', 'utility', 'utilities', 'tool', 'document', 'file'],
  ...['misc', 'miscellaneous', 'common', 'general', 'stuff', 'things', 'other', 'various'],
  ...[
    'skill',
    'skills',
    'my-skill',
    'new-skill',
    'custom-skill',
    'untitled',
    'handler',
    'manager',
    'assistant',
  ],
]);

export const nameVague: DocumentRule = {
  id: 'name-vague',
  looksAt: 'document',
  summary: 'The name says what the skill is for',
  severity: 'information',
  fixable: false,
  source:
    'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#naming-conventions',
  level: 'should',
  effects: {},
  consequence: 'Neither people nor models can tell from it when the skill helps.',
  *check({ document }) {
    const value = textField(document, 'name');
    if (!value || !vague.has(value.text.trim().toLowerCase())) return;
    const message = `${inCode(value.text)} could be the name of any skill. Name the matter and what is done with it, as in \`processing-pdfs\`.`;
    yield { message, span: spanWithin(document.text, value)(0, value.text.length) };
  },
};
