import { sameFor, notLoaded } from './effects.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

export const noDuplicateField: DocumentRule = {
  id: 'no-duplicate-field',
  looksAt: 'document',
  summary: 'No field is there twice',
  severity: 'error',
  fixable: false,
  source: 'https://yaml.org/spec/1.2.2/#nodes',
  level: 'must',
  effects: { ...sameFor(notLoaded, 'codex', 'cline', 'roo'), vscode: 'the field is marked as an error' },
  consequence: 'Other readers take the first value or the last one.',
  *check({ document }) {
    for (const { kind, span } of document.problems) {
      if (kind !== 'duplicateKey') continue;
      const key = document.text.slice(span.start, span.end);
      const message = `The field ${inCode(key)} is here a second time. Keep the one that is meant.`;
      yield { message, span, native: `Duplicate key: "${key}"` };
    }
  },
};
