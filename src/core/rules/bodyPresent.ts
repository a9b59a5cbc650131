import { instructionsOf } from '../skill/skillDocument.ts';
import type { DocumentRule } from './rule.ts';

export const bodyPresent: DocumentRule = {
  id: 'body-present',
  looksAt: 'document',
  summary: 'There are instructions behind the frontmatter',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification#body-content',
  level: 'should',
  effects: {},
  consequence: 'Every agent loads the skill, and the model is told nothing.',
  *check({ document }) {
    const { frontmatter, text } = document;
    if (!frontmatter?.closed || instructionsOf(document).trim() !== '') return;
    const { end } = frontmatter.span;
    const fence = text.slice(0, end).trimEnd().length;
    const message = 'There is nothing behind the frontmatter. Write here what the agent has to do.';
    yield { message, span: { start: fence - 3, end: fence } };
  },
};
