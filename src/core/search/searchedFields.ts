import { baseName, parentPath } from '../path.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import {
  fieldOf,
  instructionsOf,
  scalarText,
  type FieldValue,
  type SkillDocument,
} from '../skill/skillDocument.ts';
import type { FieldName } from './fields.ts';

/** A skill as search needs it. */
export interface SearchedSkill {
  readonly location: string;
  readonly name: string;
  /** The text of SKILL.md. */
  readonly text: string;
  /** Paths in the skill directory. */
  readonly resources: readonly string[];
}

/** Of the instructions, what is searched; the beginning says what a skill is about. In UTF-16 code units. */
export const searchedLength = 4000;

/** Resources whose names are searched. */
const mostResources = 100;

const triggerKeys = ['triggers', 'trigger', 'when_to_use', 'when-to-use', 'keywords', 'trigger_phrases'];
const tagKeys = ['categories', 'category', 'tags', 'domain', 'argument-hint', 'globs', 'paths'];

/** What each part of a skill says. */
export function searchedFields(skill: SearchedSkill): Readonly<Record<FieldName, string>> {
  const document = parseSkill(skill.text);
  const directory = baseName(parentPath(skill.location));
  const body = instructionsOf(document);
  return {
    name: skill.name,
    description: scalarText(document, 'description') ?? '',
    triggers: valuesOf(document, triggerKeys),
    tags: `${valuesOf(document, tagKeys)}\n${directory === skill.name ? '' : directory}`,
    headings: document.body.headings.map(({ text }) => text).join('\n'),
    body: body.slice(0, searchedLength),
    resources: skill.resources.slice(0, mostResources).map(withoutExtension).join('\n'),
  };
}

/** The values of these fields, also of those below `metadata`. */
function valuesOf(document: SkillDocument, keys: readonly string[]): string {
  const metadata = fieldOf(document, 'metadata')?.value;
  const fields = [
    ...(document.frontmatter?.fields ?? []),
    ...(metadata?.kind === 'map' ? metadata.fields : []),
  ];
  return fields
    .filter(({ key }) => keys.includes(key))
    .map(({ value }) => textOf(value))
    .join('\n');
}

function textOf(value: FieldValue): string {
  if (value.kind === 'list') return value.items.map(textOf).join('\n');
  if (value.kind === 'map') return value.fields.map(field => textOf(field.value)).join('\n');
  return value.kind === 'null' ? '' : value.text;
}

function withoutExtension(path: string): string {
  return path.replace(/\.[a-z0-9]{1,5}$/i, '');
}
