import { spec } from '../agents/spec.ts';
import { inSomeCases, notLoaded, sameFor, unheeded } from './effects.ts';
import type { Field, FieldValue, SkillDocument } from '../skill/skillDocument.ts';
import { booleanOf } from './fields/booleanOf.ts';
import { fieldTypes, kindInWords } from './fields/fieldTypes.ts';
import { isReplaceable } from './fields/isReplaceable.ts';
import { soundFields } from './fields/soundFields.ts';
import { inCode } from './findings/inCode.ts';
import { listAsMap } from './fixes/listAsMap.ts';
import { listAsText } from './fixes/listAsText.ts';
import type { DocumentRule } from './rule.ts';
import type { Fix } from './fix.ts';
import type { Level, Problem } from './finding.ts';

/** What becomes of a skill whose name or description is no text. */
const required = sameFor(notLoaded, 'copilot', 'codex', 'openCode', 'cline', 'roo');

export const fieldType: DocumentRule = {
  id: 'field-type',
  looksAt: 'document',
  summary: 'Each field has a value of the right type',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#frontmatter',
  level: 'must',
  effects: {
    ...required,
    ...sameFor(unheeded, 'claudeCode', 'vscode'),
    gemini: inSomeCases,
  },
  consequence: '',
  *check({ document }) {
    for (const field of soundFields(document)) {
      const type = Object.hasOwn(fieldTypes, field.key) ? fieldTypes[field.key] : undefined;
      if (type === undefined) continue;
      const problem =
        field.value.kind === 'null'
          ? nothing(field)
          : type === 'text'
            ? notText(field, document)
            : type === 'boolean'
              ? notBoolean(field, document)
              : type === 'map'
                ? notMap(field, document)
                : notWords(field);
      if (problem) yield { span: field.value.span, ...problem };
    }
  },
};

type Found = Omit<Problem, 'span'>;

/** The fields that are refused without a value, and mean the same without them. */
const refusedEmpty: ReadonlySet<string> = new Set([
  'argument-hint',
  'allowed-tools',
  'disable-model-invocation',
  'user-invocable',
]);

function nothing({ key, keySpan, value }: Field): (Found & Partial<Problem>) | undefined {
  if (!refusedEmpty.has(key)) return undefined;
  const message = `${inCode(key)} has no value. Give it one, or remove the line.`;
  const span = value.span.end > value.span.start ? value.span : keySpan;
  return { message, span, severity: 'information', level: 'should', effects: {} };
}

function notText(field: Field, document: SkillDocument): Found | undefined {
  const { key, value } = field;
  const replaceable = isReplaceable(document, field);
  const isRequired = key === 'name' || key === 'description';
  if (value.kind === 'string') {
    if (isRequired && isTagged(field, document)) {
      const message = `A YAML tag stands before the value of ${inCode(key)}, which not all agents take for text. Remove the tag.`;
      return { message, ...asDate };
    }
    if (!isRequired || value.style !== 'plain' || !date.test(value.text)) return undefined;
    const message = `Agents that read YAML 1.1 take ${inCode(value.text)} for a date, not for text. Put the value in quotes.`;
    return { message, ...asDate, ...(replaceable ? { fixes: [quoted(value, value.text)] } : {}) };
  }
  if (value.kind === 'number' || value.kind === 'boolean') {
    const message = `YAML reads ${inCode(value.text)} as ${kindInWords[value.kind]}, not as text. Put the value in quotes.`;
    const fixes = replaceable ? { fixes: [quoted(value, value.text)] } : {};
    if (isRequired) return { message, effects: required, ...fixes };
    return spokenOf.has(key) ? undefined : { message, ...slight, ...fixes };
  }
  const message = `${inCode(key)} is ${kindInWords[value.kind]}, but has to be text.`;
  const written = document.text.slice(value.span.start, value.span.end);
  const asOne = listAsText(document, field);
  const fixes = asOne ? { fixes: [asOne] } : {};
  if (isRequired) return { message, effects: required, native: mustBeString(key), ...fixes };
  if (key !== 'argument-hint') return { message, ...mild(key), ...fixes };
  const asText = value.kind === 'list' && value.flow && replaceable && !/["\\&*!]/u.test(written);
  return {
    message: asText
      ? `YAML reads ${inCode(written)} as a list, not as text. Put the value in quotes.`
      : message,
    level: 'should',
    effects: { vscode: 'the field is marked as an error' },
    consequence: 'Claude Code shows the items without their brackets.',
    native: mustBeString(key),
    ...(asText ? { fixes: [quoted(value, written)] } : fixes),
  };
}

function isTagged({ keySpan, value }: Field, { text }: SkillDocument): boolean {
  return /^\s*:\s*!(?!!str\s)/u.test(text.slice(keySpan.end, value.span.end));
}

/** What YAML 1.1 takes for a date or a time. https://yaml.org/type/timestamp.html */
const date =
  /^\d{4}-(?:\d{2}-\d{2}$|\d{1,2}-\d{1,2}(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d{1,2}(?::?\d{2})?))?$)/u;

const asDate = {
  severity: 'warning',
  effects: {},
  consequence: 'Such agents find no text, and may leave out the skill.',
} as const;

function mustBeString(key: string): string {
  return `The '${key}' attribute must be a string.`;
}

const mild = (key: string) => ({
  severity: 'warning' as const,
  effects: {},
  consequence: 'Agents that read the field may pass over it.',
  level: levelOf(key),
});

function levelOf(key: string): Level {
  return spec.fields.includes(key) ? 'must' : 'should';
}

/** `field-value` tells the values of these. */
const spokenOf: ReadonlySet<string> = new Set(['model', 'effort', 'context', 'shell']);

const slight = {
  severity: 'information',
  level: 'should',
  effects: {},
  consequence: 'Some agents show another text then: `2` for `2.0`.',
} as const;

function quoted(value: FieldValue, written: string): Fix {
  return {
    title: 'Put the value in quotes',
    safe: true,
    edits: [{ span: value.span, text: `"${written}"` }],
  };
}

function notBoolean(field: Field, document: SkillDocument): Found | undefined {
  const { key, value } = field;
  const text = 'text' in value ? value.text : '';
  const plain = 'text' in value && value.style === 'plain';
  if (plain && (text === 'true' || text === 'false')) return undefined;

  const means = booleanOf(value);
  const meant = means === undefined ? undefined : String(means);
  const native = key === 'background' ? {} : { native: `The '${key}' attribute must be 'true' or 'false'.` };
  if (meant === undefined) {
    return {
      message: `${inCode(key)} has to be \`true\` or \`false\`.`,
      level: 'should',
      effects: sameFor(unheeded, 'claudeCode', 'vscode'),
      ...native,
    };
  }
  const fix = isReplaceable(document, field) && {
    fixes: [{ title: `Write ${meant}`, safe: true, edits: [{ span: value.span, text: meant }] }],
  };
  if (key === 'background') {
    return {
      message: `${inCode(key)} has to be \`true\` or \`false\`.`,
      severity: 'information',
      level: 'should',
      effects: {},
      consequence: 'Claude Code reads it as it is meant since 2.1.218; other agents may not.',
      ...fix,
    };
  }
  return {
    message:
      text === meant
        ? `${inCode(key)} is text here. Without the quotes, the value is ${meant}.`
        : `${inCode(key)} has to be \`true\` or \`false\`, in small letters.`,
    level: 'should',
    effects: sameFor(unheeded, 'vscode'),
    consequence: 'Claude Code reads it as it is meant since 2.1.218.',
    ...native,
    ...fix,
  };
}

function notMap(field: Field, document: SkillDocument): Found | undefined {
  const { key, value } = field;
  if (value.kind === 'map') return undefined;
  const fix = listAsMap(document, field);
  const fixes = fix ? { fixes: [fix] } : {};
  const message = `${inCode(key)} is ${kindInWords[value.kind]}, but has to be a map: indented lines of \`key: value\`.`;
  if (key !== 'metadata')
    return {
      message,
      severity: 'warning',
      level: 'should',
      effects: sameFor(unheeded, 'claudeCode'),
      ...fixes,
    };
  return {
    message,
    effects: { codex: notLoaded, ...sameFor(unheeded, 'claudeCode') },
    ...fixes,
  };
}

function notWords({ key, value }: Field): Found | undefined {
  if (value.kind === 'string') return undefined;
  if (value.kind !== 'list')
    return {
      message: `${inCode(key)} is ${kindInWords[value.kind]}, but has to be text or a list.`,
      ...mild(key),
    };
  if (value.items.some(item => !('text' in item))) {
    return { message: `The items of ${inCode(key)} have to be text.`, ...mild(key) };
  }
  if (key === 'allowed-tools' && value.items.some(({ kind }) => kind !== 'string')) {
    const message = `An item of ${inCode(key)} is no text. Put it in quotes.`;
    return { message, severity: 'information', level: 'should', effects: {} };
  }
  return undefined;
}
