import { sameFor, notLoaded } from './effects.ts';
import { inCode } from './findings/inCode.ts';
import { keepOneField } from './fixes/keepOneField.ts';
import { missingFence } from './fixes/missingFence.ts';
import type { DocumentRule } from './rule.ts';

/** Repetitions in one file for which fixes are sought. */
const mostMended = 20;

export const noDuplicateField: DocumentRule = {
  id: 'no-duplicate-field',
  looksAt: 'document',
  summary: 'No field is there twice',
  severity: 'error',
  fixable: true,
  source: 'https://yaml.org/spec/1.2.2/#nodes',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'copilot', 'codex', 'openCode', 'cline', 'roo'),
    vscode: 'the field is marked as an error',
  },
  consequence: 'Other readers take the first value or the last one.',
  *check({ document }) {
    // What looks broken behind a missing `---` is instructions: frontmatter-closed tells of it.
    if (missingFence(document)) return;
    let told = 0;
    for (const { kind, span } of document.problems) {
      if (kind !== 'duplicateKey') continue;
      const key = document.text.slice(span.start, span.end);
      const message = `The field ${inCode(key)} is here a second time. Keep the ${inCode(key)} that is meant.`;
      const fixes = told++ < mostMended ? keepOneField(document, span) : [];
      yield { message, span, native: `Duplicate key: "${key}"`, ...(fixes.length > 0 && { fixes }) };
    }
  },
};
