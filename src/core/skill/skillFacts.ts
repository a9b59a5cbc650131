import { lenientFields } from './lenientFields.ts';
import type { FieldValue, SkillDocument } from './skillDocument.ts';

/** What decides whether and how an agent lists a skill, whatever the agent. JSON-safe: it is kept with the analysis. */
export interface SkillFacts {
  readonly frontmatter: FrontmatterState;
  /** Whether a key is there twice: some readers of YAML refuse that, others take the last. */
  readonly duplicateKey: boolean;
  readonly byteOrderMark: boolean;
  /** Whether the opening line is `---` and nothing else; with blanks behind it, some do not see it. */
  readonly exactFence: boolean;
  /** The top-level fields that agents decide by, as YAML has them; where it is broken, as the lines show them. */
  readonly fields: Readonly<Partial<Record<DecisiveField, FieldFact>>>;
  /** The same as VS Code reads them, where the YAML is broken. */
  readonly lenient?: Readonly<Partial<Record<DecisiveField, FieldFact>>>;
}

/** `none` where the text does not begin with `---`; `notMap` where it is no `key: value` pairs; `broken` where YAML stumbles. */
export type FrontmatterState = 'none' | 'unclosed' | 'foreign' | 'notMap' | 'broken' | 'sound';

export type DecisiveField = (typeof decisive)[number];

export interface FieldFact {
  readonly kind: FieldValue['kind'];
  /** Of a scalar, trimmed; a description's is left out, as the analysis has it. */
  readonly text?: string;
}

const decisive = [
  'name',
  'description',
  'when_to_use',
  'disable-model-invocation',
  'user-invocable',
  'paths',
  'metadata',
] as const;

export function skillFacts(document: SkillDocument): SkillFacts {
  const { text, frontmatter, problems } = document;
  const has = (kind: (typeof problems)[number]['kind']): boolean =>
    problems.some(problem => problem.kind === kind);
  const state: FrontmatterState =
    frontmatter === undefined
      ? 'none'
      : !frontmatter.closed
        ? 'unclosed'
        : has('foreignLanguage')
          ? 'foreign'
          : has('notAMapping')
            ? 'notMap'
            : has('yaml') || has('frontmatterTooLarge')
              ? 'broken'
              : 'sound';
  const fields = frontmatter?.closed === true ? frontmatter.fields : [];
  const lenient = state === 'broken' ? lenientFacts(document) : undefined;
  return {
    frontmatter: state,
    duplicateKey: has('duplicateKey'),
    byteOrderMark: text.startsWith('\uFEFF'),
    exactFence: /^\uFEFF?---\r?\n/.test(text),
    fields: collect(
      fields.map(({ key, value }) => [key, value.kind, 'text' in value ? value.text : undefined]),
    ),
    ...(lenient && { lenient }),
  };
}

function lenientFacts({ text, frontmatter }: SkillDocument): SkillFacts['lenient'] {
  if (!frontmatter) return undefined;
  const read = lenientFields(text.slice(frontmatter.yamlSpan.start, frontmatter.yamlSpan.end)) ?? [];
  return collect(
    read.map(({ key, value }) =>
      value.kind === 'text' ? [key, 'string', value.text] : [key, value.kind, undefined],
    ),
  );
}

/** Of a key that is there twice, the first. */
function collect(
  fields: readonly (readonly [string, FieldFact['kind'], string | undefined])[],
): Partial<Record<DecisiveField, FieldFact>> {
  const facts: Partial<Record<DecisiveField, FieldFact>> = {};
  for (const [key, kind, text] of fields) {
    if (!isDecisive(key) || facts[key]) continue;
    facts[key] = text === undefined || key === 'description' ? { kind } : { kind, text: text.trim() };
  }
  return facts;
}

function isDecisive(key: string): key is DecisiveField {
  return (decisive as readonly string[]).includes(key);
}
