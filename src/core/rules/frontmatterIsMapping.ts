import { sameFor, notLoaded, refused } from './effects.ts';
import { missingFence } from './fixes/missingFence.ts';
import type { DocumentRule } from './rule.ts';

export const frontmatterIsMapping: DocumentRule = {
  id: 'frontmatter-is-mapping',
  looksAt: 'document',
  summary: 'The frontmatter consists of `key: value` fields',
  severity: 'error',
  fixable: false,
  source: 'https://agentskills.io/specification#frontmatter',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'codex', 'gemini', 'openCode', 'cline', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    copilot: 'name and description are taken from the directory and the first lines of the instructions',
    vscode: 'no name and no description is found',
  },
  consequence: '',
  *check({ document }) {
    // What looks broken behind a missing `---` is instructions: frontmatter-closed tells of it.
    if (missingFence(document)) return;
    for (const { kind, span } of document.problems) {
      if (kind !== 'notAMapping') continue;
      const message =
        'This is a list or plain text, not fields. Write each field as `key: value` on a line of its own.';
      yield { message, span, native: 'Invalid header, expecting <key: value> pairs' };
    }
  },
};
