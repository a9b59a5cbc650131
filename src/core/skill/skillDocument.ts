import type { LineIndex, Span } from '../text.ts';

/** A SKILL.md as parsed: every text is one, however broken. Spans are offsets into `text`. */
export interface SkillDocument {
  /** The text exactly as given, byte order mark included. */
  readonly text: string;
  readonly lines: LineIndex;
  /** Absent where the text does not begin with a `---` line. */
  readonly frontmatter: Frontmatter | undefined;
  readonly body: Body;
  /** All that is wrong with the form, in text order. */
  readonly problems: readonly ParseProblem[];
}

/** What is wrong; in words only where the kind does not say it all. */
export type ParseProblem =
  | { readonly kind: YamlProblemKind; readonly message: string; readonly span: Span }
  | { readonly kind: Exclude<ParseProblemKind, YamlProblemKind>; readonly span: Span };

export type YamlProblemKind = 'yaml' | 'alias';

export type ParseProblemKind =
  /** The text does not begin with a `---` line. */
  | 'noFrontmatter'
  /** No line `---` ends the frontmatter; all the rest is taken for it. */
  | 'unclosedFrontmatter'
  /** The frontmatter is longer than the parser reads. */
  | 'frontmatterTooLarge'
  /** The opening line names a language, as in `---js`. Nothing is evaluated. */
  | 'foreignLanguage'
  /** The YAML library reports an error. */
  | 'yaml'
  | 'duplicateKey'
  /** The frontmatter is a list or a scalar, not key: value pairs. */
  | 'notAMapping'
  /** `*name` without `&name`, or more aliases than any honest file has. */
  | 'alias';

export interface Frontmatter {
  /** From the opening `---` to the end of the closing `---` line (or of the text). */
  readonly span: Span;
  /** The YAML between the fences. */
  readonly yamlSpan: Span;
  readonly closed: boolean;
  /** Top-level fields in text order; of a duplicate key, both. */
  readonly fields: readonly Field[];
}

export interface Field {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: FieldValue;
}

/** A YAML node with its place. An empty value is a `null` scalar with an empty span behind the colon. */
export type FieldValue = ScalarValue | ListValue | MapValue;

export interface ScalarValue {
  readonly kind: 'string' | 'number' | 'boolean' | 'null';
  /** As an agent sees it: quotes, folds and escapes resolved. Numbers and booleans as written. */
  readonly text: string;
  /** Quotes and block headers included. */
  readonly span: Span;
  readonly style: 'plain' | 'single' | 'double' | 'literal' | 'folded';
}

export interface ListValue {
  readonly kind: 'list';
  readonly items: readonly FieldValue[];
  readonly span: Span;
  readonly flow: boolean;
}

export interface MapValue {
  readonly kind: 'map';
  readonly fields: readonly Field[];
  readonly span: Span;
  readonly flow: boolean;
}

export interface Body {
  /** From the line after the closing fence to the end of the text. */
  readonly span: Span;
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly codeSpans: readonly CodeSpan[];
  readonly fences: readonly Fence[];
}

export interface Heading {
  /** 1 for `#`, 6 for `######`. */
  readonly level: number;
  readonly text: string;
  readonly span: Span;
}

/** `[text](target "title")`, `![alt](target)` or `[label]: target`, outside code. */
export interface Link {
  readonly kind: 'link' | 'image' | 'definition';
  /** As written, without `<>` and title. */
  readonly target: string;
  readonly targetSpan: Span;
  readonly span: Span;
}

/** `` `code` ``: content without the backticks. */
export interface CodeSpan {
  readonly text: string;
  readonly span: Span;
}

export interface Fence {
  /** The info string's first word: `bash`. */
  readonly language: string;
  readonly span: Span;
  readonly closed: boolean;
}

interface WithFields {
  readonly frontmatter: Pick<Frontmatter, 'fields'> | undefined;
}

/** The first field called `key`, if there is one. */
export function fieldOf(document: WithFields, key: string): Field | undefined {
  return document.frontmatter?.fields.find(field => field.key === key);
}

/** The text of a scalar field; undefined where the field is absent, empty, a list or a map. */
export function scalarText(document: WithFields, key: string): string | undefined {
  const value = fieldOf(document, key)?.value;
  return value && 'text' in value && value.kind !== 'null' ? value.text : undefined;
}

/** The instructions: the body's text. */
export function instructionsOf(document: SkillDocument): string {
  return document.text.slice(document.body.span.start, document.body.span.end);
}
