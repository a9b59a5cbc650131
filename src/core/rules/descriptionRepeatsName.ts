import { textField } from './fields/textField.ts';
import { inCode } from './findings/inCode.ts';
import { repeatsName } from './prose/repeatsName.ts';
import type { DocumentRule } from './rule.ts';

export const descriptionRepeatsName: DocumentRule = {
  id: 'description-repeats-name',
  looksAt: 'document',
  summary: 'The description says more than the name',
  severity: 'warning',
  fixable: false,
  source: 'https://agentskills.io/specification#description-field',
  level: 'should',
  effects: {},
  consequence: 'A model is shown both, and learns nothing from the second.',
  *check({ document, directoryName }) {
    const value = textField(document, 'description');
    const name = textField(document, 'name')?.text ?? directoryName;
    if (!value || !repeatsName(value.text, name)) return;
    const message = `The description says nothing that the name ${inCode(name)} does not. Say what the skill does and when to use it.`;
    yield { message, span: value.span };
  },
};
