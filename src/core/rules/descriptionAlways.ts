import { spanWithin } from '../skill/spanWithin.ts';
import { textField } from './fields/textField.ts';
import { inCode } from './findings/inCode.ts';
import { withoutQuoted } from './prose/withoutQuoted.ts';
import type { DocumentRule } from './rule.ts';

/** Says that nothing is left out: "in every conversation.", not "for every request to commit". */
const always =
  /(?<!\p{L})(?:(?:in|for|at the (?:start|beginning|end) of|before|after|on|during|with) (?:every|each|all) (?:single )?(?:conversations?|sessions?|tasks?|requests?|responses?|messages?|prompts?|interactions?|turns?|repl(?:y|ies)|chats?)(?= *(?:[.,;!)—–-]|$))|always[- ](?:active|loaded|applies|apply)(?= *(?:[.,;!)]|$)))/iu;

export const descriptionAlways: DocumentRule = {
  id: 'description-always',
  looksAt: 'document',
  summary: 'The description is of a skill for some tasks, not for all',
  severity: 'hint',
  fixable: false,
  source: 'https://agentskills.io/skill-creation/best-practices',
  level: 'should',
  effects: {},
  consequence:
    'Whether a skill is loaded is up to the model each time; what is always needed belongs in the instructions of the project.',
  *check({ document }) {
    const value = textField(document, 'description');
    if (!value || !always.test(value.text)) return;
    const found = always.exec(withoutQuoted(value.text));
    if (!found) return;
    const message = `The description asks for the skill ${inCode(found[0])}. Put what always holds into AGENTS.md or the like, and keep here what some tasks need.`;
    yield { message, span: spanWithin(document.text, value)(found.index, found.index + found[0].length) };
  },
};
