import { booleanOf } from './fields/booleanOf.ts';
import { soundFields } from './fields/soundFields.ts';
import type { DocumentRule } from './rule.ts';

export const modelInvocationEnabled: DocumentRule = {
  id: 'model-invocation-enabled',
  looksAt: 'document',
  summary: 'The model can start the skill by itself',
  severity: 'hint',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills#control-who-invokes-a-skill',
  level: 'should',
  effects: {},
  consequence: 'Agents that do not know the field offer the skill to the model all the same.',
  *check({ document }) {
    const fields = soundFields(document);
    const model = fields.find(({ key }) => key === 'disable-model-invocation');
    const people = fields.find(({ key }) => key === 'user-invocable');
    if (!model || booleanOf(model.value) !== true || booleanOf(people?.value) === false) return;
    const message =
      'Only people can start this skill, by its name: its description is not shown to the model.';
    yield { message, span: model.value.span };
  },
};
