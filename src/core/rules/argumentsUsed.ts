import { instructionsOf, type FieldValue } from '../skill/skillDocument.ts';
import { soundFields } from './fields/soundFields.ts';
import type { DocumentRule } from './rule.ts';

export const argumentsUsed: DocumentRule = {
  id: 'arguments-used',
  looksAt: 'document',
  summary: 'The instructions say what becomes of the arguments',
  severity: 'hint',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills#pass-arguments-to-skills',
  level: 'should',
  effects: {},
  consequence: 'Claude Code then writes the arguments behind the instructions.',
  offByDefault: true,
  *check({ document }) {
    const fields = soundFields(document);
    const hint = fields.find(({ key }) => key === 'argument-hint');
    if (!hint || hint.value.kind === 'null') return;
    const instructions = instructionsOf(document);
    if (/\$(?:ARGUMENTS|\d)/u.test(instructions)) return;
    const names = namesIn(fields.find(({ key }) => key === 'arguments')?.value);
    if (names.some(name => instructions.includes(`$${name}`))) return;
    const message =
      'The hint tells people to write arguments, but the instructions do not use them. Say with `$ARGUMENTS` where they belong.';
    yield { message, span: hint.value.span };
  },
};

function namesIn(value: FieldValue | undefined): readonly string[] {
  if (value?.kind === 'list') return value.items.flatMap(item => ('text' in item ? [item.text] : []));
  return value?.kind === 'string' ? value.text.split(/[\s,]+/u).filter(name => name !== '') : [];
}
