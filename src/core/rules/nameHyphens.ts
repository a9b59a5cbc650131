import { inSomeCases, notLoaded, refused, sameFor } from './effects.ts';
import { spanWithin } from '../skill/spanWithin.ts';
import { nameFixes } from './fixes/nameFixes.ts';
import type { DocumentRule } from './rule.ts';
import { textField } from './fields/textField.ts';

export const nameHyphens: DocumentRule = {
  id: 'name-hyphens',
  looksAt: 'document',
  summary: 'Hyphens in the name stand alone and between other characters',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#name-field',
  level: 'must',
  effects: { ...sameFor(notLoaded, 'roo'), copilot: inSomeCases, ...sameFor(refused, 'claudeUpload') },
  consequence: '',
  *check(skill) {
    const value = textField(skill.document, 'name');
    if (!value) return;
    const fixes = nameFixes(skill);
    const spanOf = spanWithin(skill.document.text, value);
    for (const match of value.text.matchAll(/^-+|-+$|--+/gu)) {
      const end = match.index + match[0].length;
      const span = spanOf(match.index, end);
      const message =
        match.index === 0
          ? 'The name begins with a hyphen.'
          : end === value.text.length
            ? 'The name ends with a hyphen.'
            : 'Two hyphens stand side by side in the name; one is enough.';
      yield { message, span, ...fixes };
    }
  },
};
