import { openingFence } from './fields/openingFence.ts';
import type { DocumentRule } from './rule.ts';

export const frontmatterSize: DocumentRule = {
  id: 'frontmatter-size',
  looksAt: 'document',
  summary: 'The frontmatter is short enough to be read as YAML',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  level: 'should',
  effects: {},
  consequence:
    'Skill Manager reads the fields line by line, and checks no more than name and description; agents load far more than the hundred tokens that these are meant for.',
  *check({ document }) {
    if (!document.problems.some(({ kind }) => kind === 'frontmatterTooLarge')) return;
    const message =
      'The frontmatter is too long to be read as YAML here. Keep the fields short and put the rest into the instructions or a resource.';
    yield { message, span: openingFence(document) };
  },
};
