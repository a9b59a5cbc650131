import { soundFields } from './fields/soundFields.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

/** Words that stand in almost any request. */
const generic: ReadonlySet<string> = new Set(
  (
    'add agent analyze app application assist assistant build change check code create data delete do document ' +
    'edit error explain file files find fix general generate get help helper how improve make manage new other ' +
    'plan please process project question read review run search show skill start stuff support task test text ' +
    'tool tools update use user what work write'
  ).split(' '),
);

export const triggerSpecific: DocumentRule = {
  id: 'trigger-specific',
  looksAt: 'document',
  summary: 'Each trigger tells the skill from others',
  severity: 'information',
  fixable: false,
  source: 'https://agentskills.io/skill-creation/optimizing-descriptions',
  level: 'should',
  effects: {},
  consequence: 'What chooses skills by their triggers chooses this one too often.',
  *check({ document }) {
    for (const { key, value } of soundFields(document)) {
      if (key !== 'triggers' || value.kind !== 'list') continue;
      for (const item of value.items) {
        if (item.kind !== 'string' || !generic.has(item.text.trim().toLowerCase())) continue;
        const message = `The trigger ${inCode(item.text)} stands in almost any request. Name the matter along with it.`;
        yield { message, span: item.span };
      }
    }
  },
};
