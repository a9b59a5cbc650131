import type { KeyedValue } from '../fields/valueAround.ts';
import type { SkillDocument } from '../../skill/skillDocument.ts';
import type { TextEdit } from '../../text.ts';

/** A guess at what is meant by a broken value, to be tried. */
export interface Mending {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** What the value says afterwards. Undefined: the whole frontmatter says what VS Code reads in it. */
  readonly text: string | undefined;
  /** The field that is one of its own afterwards. */
  readonly newField?: string;
}

/** Answers with nothing where the value is not broken in the way that it mends. */
export type Way = (document: SkillDocument, broken: KeyedValue) => Mending | undefined;

/** The value as it stands in the text. */
export function writtenOf({ text }: SkillDocument, { value }: KeyedValue): string {
  return text.slice(value.span.start, value.span.end);
}

/** Fields whose value is a sentence or a word, whatever it begins with. */
export const textFields: ReadonlySet<string> = new Set([
  'name',
  'description',
  'when_to_use',
  'argument-hint',
  'compatibility',
  'license',
]);

/** The kind of quotes in which the text needs no escapes; single ones, with each doubled inside, where neither does. */
export function inQuotes(text: string): string {
  if (!/["\\]/u.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
