import { openingFence } from './fields/openingFence.ts';
import type { DocumentRule } from './rule.ts';

export const frontmatterSize: DocumentRule = {
  id: 'frontmatter-size',
  looksAt: 'document',
  summary: 'The frontmatter is short enough to be read',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  level: 'should',
  agents: [],
  consequence:
    'Skill Manager does not read the fields; agents that do keep far more in the frontmatter than the hundred tokens that it is meant for.',
  *check({ document }) {
    if (!document.problems.some(({ kind }) => kind === 'frontmatterTooLarge')) return;
    const message =
      'The frontmatter is too long to be read here. Keep the fields short and put the rest into the instructions or a resource.';
    yield { message, span: openingFence(document) };
  },
};
