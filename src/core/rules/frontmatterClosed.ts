import { sameFor, notLoaded, refused } from './effects.ts';
import { openingFence } from './fields/openingFence.ts';
import { missingFence } from './fixes/missingFence.ts';
import type { DocumentRule } from './rule.ts';

export const frontmatterClosed: DocumentRule = {
  id: 'frontmatter-closed',
  looksAt: 'document',
  summary: 'A `---` line of its own ends the frontmatter',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#skill-md-format',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'copilot', 'codex', 'gemini', 'openCode', 'cline', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    vscode: 'all the instructions are taken for frontmatter',
  },
  consequence: '',
  *check({ document }) {
    const missing = missingFence(document);
    const unclosed = document.problems.some(({ kind }) => kind === 'unclosedFrontmatter');
    if (!unclosed && !missing) return;
    const message = unclosed
      ? 'The frontmatter that begins here is never closed. Put a line `---` behind its last field.'
      : 'The frontmatter that begins here runs on into the instructions, up to a `---` line that is part of these. Put a line `---` behind its last field.';
    yield { message, span: openingFence(document), ...(missing && { fixes: [missing.fix] }) };
  },
};
