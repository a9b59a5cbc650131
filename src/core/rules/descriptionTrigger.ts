import { fieldOf } from '../skill/skillDocument.ts';
import { textField } from './fields/textField.ts';
import { languageOf } from './prose/languageOf.ts';
import { saysWhen } from './prose/saysWhen.ts';
import type { DocumentRule } from './rule.ts';

/** Fields that say instead when the skill is to be used, or that no model chooses it. */
const instead = ['when_to_use', 'triggers', 'disable-model-invocation'];

export const descriptionTrigger: DocumentRule = {
  id: 'description-trigger',
  looksAt: 'document',
  summary: 'The description says when to use the skill',
  severity: 'hint',
  fixable: false,
  source: 'https://agentskills.io/specification#description-field',
  level: 'should',
  effects: {},
  consequence: 'A model has nothing but the description to tell whether the skill fits the task at hand.',
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value || instead.some(key => fieldOf(document, key))) return;
    // What says when in English says it in any text.
    if (saysWhen(value.text, 'english')) return;
    const language = languageOf(value.text);
    if (!language || saysWhen(value.text, language)) return;
    const message =
      'The description says what the skill does, not when to use it. Add the tasks or words that call for it: `Use when …`.';
    yield { message, span: value.span };
  },
};
