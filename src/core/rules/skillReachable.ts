import type { Field, SkillDocument } from '../skill/skillDocument.ts';
import { sameFor } from './effects.ts';
import { booleanOf } from './fields/booleanOf.ts';
import { isReplaceable } from './fields/isReplaceable.ts';
import { soundFields } from './fields/soundFields.ts';
import type { Fix } from './fix.ts';
import type { DocumentRule } from './rule.ts';

export const skillReachable: DocumentRule = {
  id: 'skill-reachable',
  looksAt: 'document',
  summary: 'People or the model can start the skill',
  severity: 'warning',
  fixable: true,
  source: 'https://code.claude.com/docs/en/skills#control-who-invokes-a-skill',
  level: 'should',
  effects: sameFor('nobody can start the skill', 'claudeCode', 'vscode', 'copilot', 'factory'),
  consequence: '',
  *check({ document }) {
    const fields = soundFields(document);
    const people = fields.find(({ key }) => key === 'user-invocable');
    const model = fields.find(({ key }) => key === 'disable-model-invocation');
    if (!people || !model || booleanOf(people.value) !== false || booleanOf(model.value) !== true) return;
    const fixes = [
      written(document, people, 'true', 'Let people start it'),
      written(document, model, 'false', 'Let the model start it'),
    ].filter(fix => fix !== undefined);
    const message =
      '`user-invocable: false` keeps people from the skill, and `disable-model-invocation: true` the model. Take one of them out.';
    yield { message, span: people.value.span, ...(fixes.length > 0 && { fixes }) };
  },
};

function written(document: SkillDocument, field: Field, text: string, title: string): Fix | undefined {
  if (!isReplaceable(document, field)) return undefined;
  return { title, safe: false, edits: [{ span: field.value.span, text }] };
}
