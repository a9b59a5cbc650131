import { lenientFields } from '../../skill/lenientFields.ts';
import type { LenientField, LenientValue } from '../../skill/lenient/lenientValue.ts';
import type { Field, FieldValue, SkillDocument } from '../../skill/skillDocument.ts';

/** What VS Code reads in the frontmatter; undefined where it finds no fields. */
export function vscodeReading({ text, frontmatter }: SkillDocument): readonly LenientField[] | undefined {
  return frontmatter && lenientFields(text.slice(frontmatter.yamlSpan.start, frontmatter.yamlSpan.end));
}

/** The text that VS Code reads as the value of the first field called `key`; undefined where it is none. */
export function vscodeText(document: SkillDocument, key: string): string | undefined {
  const value = vscodeReading(document)?.find(field => field.key === key)?.value;
  return value?.kind === 'text' ? value.text : undefined;
}

/** Whether VS Code reads in `before` just what YAML says in `after`, numbers and the like taken as text. */
export function readsAs(before: SkillDocument, after: SkillDocument): boolean {
  const yaml = JSON.stringify((after.frontmatter?.fields ?? []).map(yamlField));
  return JSON.stringify((vscodeReading(before) ?? []).map(lenientField)) === yaml;
}

/** Whether YAML's value and VS Code's say the same. */
export function saysTheSame(yaml: FieldValue, vscode: LenientValue): boolean {
  return JSON.stringify(yamlValue(yaml)) === JSON.stringify(lenientValue(vscode));
}

function yamlField({ key, value }: Field): unknown {
  return [key, yamlValue(value)];
}

function yamlValue(value: FieldValue): unknown {
  if (value.kind === 'list') return { items: value.items.map(yamlValue) };
  return value.kind === 'map' ? { fields: value.fields.map(yamlField) } : value.text;
}

function lenientField({ key, value }: LenientField): unknown {
  return [key, lenientValue(value)];
}

function lenientValue(value: LenientValue): unknown {
  if (value.kind === 'list') return { items: value.items.map(lenientValue) };
  return value.kind === 'map' ? { fields: value.fields.map(lenientField) } : value.text;
}
