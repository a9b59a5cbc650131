import { yamlDefects, type YamlDefect } from './yamlDefects.ts';
import { lineFields, type LineFields } from './lineFields.ts';
import { flushFences } from './flushFences.ts';
import { parseSkill } from './parseSkill.ts';
import { lenientFields } from './lenientFields.ts';
import { fieldOf, instructionsOf, type Field, type SkillDocument } from './skillDocument.ts';

/** What decides whether and how an agent lists a skill, whatever the agent. JSON-safe: it is kept with the analysis. */
export interface SkillFacts {
  readonly frontmatter: FrontmatterState;
  /** What YAML stumbles over, where it does: some agents mend some of it. */
  readonly defects?: readonly YamlDefect[];
  /** Whether a key is there twice: some readers of YAML refuse that, others take the last. */
  readonly duplicateKey: boolean;
  /** Whether name, description or metadata is. */
  readonly twice?: boolean;
  readonly byteOrderMark: boolean;
  /** Whether lines of broken YAML end with a carriage return too: some readers mend nothing there. */
  readonly carriageReturns?: boolean;
  /** Whether the opening line is `---` and nothing else; with blanks behind it, some do not see it. */
  readonly exactFence: boolean;
  /** The top-level fields that agents decide by, as YAML has them; where it is broken, as the lines show them. */
  readonly fields: DecisiveFields;
  /** All of this as it is where an indented `---` is a fence too, where there is one. */
  readonly indented?: SkillFacts;
  /** All of this as it is where the end of the file ends the frontmatter, where nothing else does and it is sound so. */
  readonly endless?: SkillFacts;
  /** The same as VS Code reads them, where the YAML is broken. */
  readonly lenient?: DecisiveFields;
  /** As the lines by themselves show them, where YAML does not show both as text. */
  readonly lines?: LineFields;
  /** The first line of the instructions with anything in it, where no description is certain to be read. */
  readonly firstLine?: string;
  /** The first three lines of the instructions that are no headings, with blanks between them, where there is no description. */
  readonly firstLines?: string;
}

/** `none` where the text does not begin with `---`; `notMap` where it is no `key: value` pairs; `broken` where YAML stumbles. */
export type FrontmatterState = 'none' | 'unclosed' | 'foreign' | 'notMap' | 'broken' | 'sound';

export type DecisiveField = (typeof decisive)[number];

export type DecisiveFields = Readonly<Partial<Record<DecisiveField, FieldFact>>>;

export interface FieldFact {
  readonly kind: Field['value']['kind'];
  /** Of a scalar, its text; of a list or map, as written. A description's is left out where the analysis has the same. */
  readonly text?: string;
  /** Whether it is a block of lines below `|` or `>`. */
  readonly block?: boolean;
  /** Whether it has a tag, which some readers do not know: `!word`. */
  readonly tagged?: boolean;
  /** Whether it is text that some readers of YAML take for a date. */
  readonly date?: boolean;
  /** Of a list: whether all of its items are text. */
  readonly strings?: boolean;
}

const decisive = [
  'name',
  'description',
  'when_to_use',
  'disable-model-invocation',
  'user-invocable',
  'argument-hint',
  'allowed-tools',
  'paths',
  'metadata',
] as const;

export function skillFacts(document: SkillDocument): SkillFacts {
  const flush = flushFences(document.text);
  const facts = factsOf(document, false);
  const endless = facts.frontmatter === 'unclosed' ? endlessFacts(document) : undefined;
  return {
    ...facts,
    ...(flush !== undefined && { indented: factsOf(parseSkill(flush), true) }),
    ...(endless && { endless }),
  };
}

function endlessFacts({ text }: SkillDocument): SkillFacts | undefined {
  const facts = factsOf(parseSkill(`${text}\n---\n`), true);
  return facts.frontmatter === 'sound' ? facts : undefined;
}

/** @param whole whether the text of the description is told even where the analysis of the document has it */
function factsOf(document: SkillDocument, whole: boolean): SkillFacts {
  const { text, frontmatter, problems } = document;
  const state = stateOf(document);
  const closed = frontmatter?.closed === true ? frontmatter.fields : [];
  const duplicateKey = problems.some(({ kind }) => kind === 'duplicateKey');
  const fields: Partial<Record<DecisiveField, FieldFact>> = {};
  for (const field of closed) {
    if (isDecisive(field.key)) fields[field.key] = factOf(field, text, duplicateKey || whole);
  }
  const field = frontmatter?.closed === true ? fieldOf(document, 'description') : undefined;
  const byLines =
    isText(fields.name) && isText(fields.description) && state === 'sound' && !duplicateKey
      ? undefined
      : linesOf(document);
  const broken = state === 'broken';
  const read = broken ? lenientFacts(document) : undefined;
  const written = field?.value.kind === 'string' && field.value.text.trim() !== '';
  const described = state === 'sound' && written && !duplicateKey;
  const line = described
    ? ''
    : firstLineOf(state === 'none' || state === 'unclosed' ? text : instructionsOf(document));
  const lines = field ? '' : firstLinesOf(instructionsOf(document));
  return {
    frontmatter: state,
    ...(broken && { defects: yamlDefects(document) }),
    ...(broken && hasCarriageReturn(document) && { carriageReturns: true }),
    duplicateKey,
    ...(duplicateKey && isTwice(closed) && { twice: true }),
    byteOrderMark: text.startsWith('\uFEFF'),
    exactFence: /^\uFEFF?---\r?\n/.test(text),
    fields,
    ...(read && { lenient: read }),
    ...(byLines && { lines: byLines }),
    ...(line !== '' && { firstLine: line }),
    ...(lines !== '' && { firstLines: lines }),
  };
}

function hasCarriageReturn({ text, frontmatter }: SkillDocument): boolean {
  const { start, end } = frontmatter?.yamlSpan ?? { start: 0, end: 0 };
  return text.slice(start, end).includes('\r');
}

function isText(fact: FieldFact | undefined): boolean {
  return fact?.kind === 'string' && fact.tagged !== true && fact.date !== true;
}

function linesOf({ text, frontmatter }: SkillDocument): LineFields | undefined {
  if (frontmatter?.closed !== true) return undefined;
  return lineFields(text.slice(frontmatter.yamlSpan.start, frontmatter.yamlSpan.end));
}

function isTwice(fields: readonly Field[]): boolean {
  return ['name', 'description', 'metadata'].some(
    key => fields.filter(field => field.key === key).length > 1,
  );
}

function stateOf({ text, frontmatter, problems }: SkillDocument): FrontmatterState {
  const has = (...kinds: (typeof problems)[number]['kind'][]): boolean =>
    problems.some(({ kind }) => kinds.includes(kind));
  if (frontmatter === undefined || /^\uFEFF?---[ \t]*\r(?!\n)/.test(text)) return 'none';
  if (!frontmatter.closed) return 'unclosed';
  if (has('foreignLanguage')) return 'foreign';
  if (has('notAMapping')) return 'notMap';
  const { start, end } = frontmatter.yamlSpan;
  const yaml = text.slice(start, end);
  return has('yaml', 'alias', 'frontmatterTooLarge') || /[\0-\x08\x0B\x0C\x0E-\x1F]/.test(yaml)
    ? 'broken'
    : 'sound';
}

function factOf({ key, keySpan, value }: Field, text: string, whole: boolean): FieldFact {
  const { kind, span } = value;
  if (kind === 'list') {
    return {
      kind,
      text: text.slice(span.start, span.end),
      strings: value.items.every(item => item.kind === 'string'),
    };
  }
  if (kind === 'map') return { kind, text: text.slice(span.start, span.end) };
  const date = kind === 'string' && value.style === 'plain' && isDate.test(value.text);
  const told = key !== 'description' || whole;
  const block = value.style === 'literal' || value.style === 'folded';
  const tagged = /^\s*:\s*!(?!!str\s)/.test(text.slice(keySpan.end, span.end));
  return {
    kind,
    ...(told && { text: value.text }),
    ...(date && { date }),
    ...(tagged && { tagged }),
    ...(block && { block }),
  };
}

const isDate = /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt ])/;

function lenientFacts({ text, frontmatter }: SkillDocument): DecisiveFields | undefined {
  if (!frontmatter) return undefined;
  const { start, end } = frontmatter.yamlSpan;
  const facts: Partial<Record<DecisiveField, FieldFact>> = {};
  for (const { key, value } of lenientFields(text.slice(start, end)) ?? []) {
    if (!isDecisive(key)) continue;
    facts[key] ??= value.kind === 'text' ? { kind: 'string', text: value.text } : { kind: value.kind };
  }
  return facts;
}

/** UTF-16 code units of one line that are kept: more than any agent lists. */
const longestLine = 2048;

function firstLineOf(text: string): string {
  const line = /\S[^\n]*/.exec(text)?.[0] ?? '';
  return line
    .replace(/^#+\s+/, '')
    .trim()
    .slice(0, longestLine);
}

/** UTF-16 code units. */
const longestOpening = 1024;

function firstLinesOf(text: string): string {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/\S[^\n]*/g)) {
    if (!line.startsWith('#')) lines.push(line.trim());
    if (lines.length === 3) break;
  }
  return lines.join(' ').slice(0, longestOpening);
}

function isDecisive(key: string): key is DecisiveField {
  return (decisive as readonly string[]).includes(key);
}
