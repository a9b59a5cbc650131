import type { FieldValue } from '../skill/skillDocument.ts';
import { sameFor, unheeded } from './effects.ts';
import { isReplaceable } from './fields/isReplaceable.ts';
import { nearestWord } from './fields/nearestWord.ts';
import { soundFields } from './fields/soundFields.ts';
import { inCode } from './findings/inCode.ts';
import { inWords } from './findings/inWords.ts';
import type { DocumentRule } from './rule.ts';

/** The fields of Claude Code that have a few values only. Source: https://code.claude.com/docs/en/skills (2.1.240) */
const values: Readonly<Record<string, readonly string[]>> = {
  context: ['fork'],
  effort: ['low', 'medium', 'high', 'xhigh', 'max'],
  shell: ['bash', 'powershell'],
};

/** An alias, an ID, a path of a provider, each with `[1m]` behind it or not; `inherit`. There are new ones too often to list them. */
const modelShape = /^[A-Za-z][\w.:/@-]*(?:\[\w+\])?$/u;

export const fieldValue: DocumentRule = {
  id: 'field-value',
  looksAt: 'document',
  summary: 'The fields of Claude Code have values that it knows',
  severity: 'warning',
  fixable: true,
  source: 'https://code.claude.com/docs/en/skills#frontmatter-reference',
  level: 'should',
  effects: sameFor(unheeded, 'claudeCode'),
  consequence: '',
  *check({ document }) {
    for (const field of soundFields(document)) {
      const { key, value } = field;
      if (!('text' in value) || value.kind === 'null' || value.text.trim() === '') continue;
      const allowed = Object.hasOwn(values, key) ? values[key] : undefined;
      if (key === 'model' && !isModel(value)) {
        const message = `${inCode(value.text)} is no model. Write an alias like \`sonnet\`, the ID of a model, or \`inherit\`.`;
        yield { message, span: value.span };
      } else if (allowed && !allowed.includes(value.text.trim())) {
        const meant = nearestWord(value.text, allowed);
        const known = inWords(allowed.map(inCode));
        const message = `${inCode(key)} knows ${allowed.length === 1 ? 'only ' : ''}${known}, not ${inCode(value.text)}.`;
        const fix = meant !== undefined && isReplaceable(document, field);
        const edits = fix ? [{ span: value.span, text: meant }] : [];
        yield {
          message,
          span: value.span,
          ...(fix && { fixes: [{ title: `Write ${meant}`, safe: false, edits }] }),
        };
      }
    }
  },
};

/** Placeholders of a template are none of ours. */
function isModel(value: FieldValue): boolean {
  if (value.kind !== 'string') return false;
  const text = value.text.trim();
  return modelShape.test(text) || /[{}$<>]/u.test(text);
}
