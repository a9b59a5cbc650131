import { parseSkill } from '../skill/parseSkill.ts';
import type { Field, FieldValue, SkillDocument } from '../skill/skillDocument.ts';
import { applyEdits } from '../text.ts';
import { kindInWords } from './fields/fieldTypes.ts';
import { keepsFields } from './fields/keepsFields.ts';
import { soundFields } from './fields/soundFields.ts';
import type { Fix } from './fix.ts';
import { inCode } from './findings/inCode.ts';
import { inWords } from './findings/inWords.ts';
import type { DocumentRule } from './rule.ts';

/** Keys that a message tells. */
const maxNamed = 3;

export const metadataValues: DocumentRule = {
  id: 'metadata-values',
  looksAt: 'document',
  summary: 'The values in `metadata` are text',
  severity: 'information',
  fixable: true,
  source: 'https://agentskills.io/specification#metadata-field',
  level: 'must',
  effects: {},
  consequence:
    'The reference validator turns them into text; agents that hold to the specification expect it to be text already.',
  *check({ document }) {
    const metadata = soundFields(document).find(({ key }) => key === 'metadata')?.value;
    if (metadata?.kind !== 'map') return;
    const scalars = metadata.fields.filter(
      ({ value }) => value.kind === 'number' || value.kind === 'boolean',
    );
    const [scalar] = scalars;
    if (scalar) {
      const fix = quoted(document, scalars);
      const message = `In \`metadata\`, YAML reads ${told(scalars)} not as text. Put ${scalars.length > 1 ? 'them' : 'it'} in quotes.`;
      yield { message, span: scalar.value.span, ...(fix && { fixes: [fix] }) };
    }
    const nested = metadata.fields.filter(({ value }) => value.kind === 'list' || value.kind === 'map');
    const [first] = nested;
    if (!first) return;
    const message = `In \`metadata\`, ${told(nested)} ${nested.length > 1 ? 'are' : 'is'} no text. The specification has a map from text to text.`;
    yield { message, span: first.keySpan, severity: 'hint' };
  },
};

/** "`version` (a number) and `tags` (a list)" */
function told(fields: readonly Field[]): string {
  const named = fields
    .slice(0, maxNamed)
    .map(({ key, value }) => `${inCode(key)} (${kindInWords[value.kind]})`);
  const left = fields.length - named.length;
  return inWords(left > 0 ? [...named, `${left} more`] : named);
}

function quoted(document: SkillDocument, fields: readonly Field[]): Fix | undefined {
  const edits = fields.flatMap(({ value }) =>
    isPlain(value) ? [{ span: value.span, text: `"${value.text}"` }] : [],
  );
  const after = parseSkill(applyEdits(document.text, edits));
  const sound =
    after.problems.length === document.problems.length && keepsFields(document, after, 'metadata');
  if (edits.length < fields.length || !sound) return undefined;
  return {
    title: edits.length > 1 ? 'Put the values in quotes' : 'Put the value in quotes',
    safe: false,
    edits,
  };
}

function isPlain(value: FieldValue): value is Extract<FieldValue, { text: string }> {
  return 'text' in value && value.style === 'plain' && /^[\w.+:-]+$/u.test(value.text);
}
