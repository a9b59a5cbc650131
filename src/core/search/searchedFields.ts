import { baseName, parentPath } from '../path.ts';
import { parseOutline, type SkillOutline } from '../skill/parseOutline.ts';
import { fieldOf, scalarText, type FieldValue } from '../skill/skillDocument.ts';
import type { FieldName } from './fields.ts';

/** A skill as search needs it. */
export interface SearchedSkill {
  readonly location: string;
  readonly name: string;
  /** The text of SKILL.md. */
  readonly text: string;
  /** Paths in the skill directory. */
  readonly resources: readonly string[];
  /** What users may ask for, besides what the text says. */
  readonly queries?: readonly string[];
}

/** Of the instructions, what is searched; the beginning says what a skill is about. In UTF-16 code units. */
export const searchedLength = 4000;

/** Resources whose names are searched. */
const mostResources = 100;

const triggerKeys = ['triggers', 'trigger', 'when_to_use', 'when-to-use', 'keywords', 'trigger_phrases'];
const tagKeys = ['categories', 'category', 'tags', 'domain', 'argument-hint', 'globs', 'paths'];

/** What each part of a skill says. */
export function searchedFields(skill: SearchedSkill): Readonly<Record<FieldName, string>> {
  const outline = parseOutline(skill.text);
  const directory = baseName(parentPath(skill.location));
  return {
    name: skill.name,
    description: scalarText(outline, 'description') ?? '',
    triggers: [valuesOf(outline, triggerKeys), ...(skill.queries ?? [])].join('\n'),
    tags: `${valuesOf(outline, tagKeys)}\n${directory === skill.name ? '' : directory}`,
    headings: outline.headings.map(({ text }) => text).join('\n'),
    body: skill.text.slice(outline.bodyStart, outline.bodyStart + searchedLength),
    resources: searchedResources(skill.resources).map(withoutExtension).join('\n'),
  };
}

/** The paths that are looked at. */
export function searchedResources(paths: readonly string[]): readonly string[] {
  return paths.slice(0, mostResources);
}

/** The values of these fields, also of those below `metadata`. */
function valuesOf(outline: SkillOutline, keys: readonly string[]): string {
  const metadata = fieldOf(outline, 'metadata')?.value;
  const fields = [
    ...(outline.frontmatter?.fields ?? []),
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
