import type { FieldValue, SkillDocument } from '../../skill/skillDocument.ts';

/** Whether every top-level field but those called `except` is in both documents with the same value. */
export function keepsFields(before: SkillDocument, after: SkillDocument, except: string): boolean {
  const one = valuesOf(before, except);
  const other = valuesOf(after, except);
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

function valuesOf({ frontmatter }: SkillDocument, except: string): string[] {
  return (frontmatter?.fields ?? [])
    .filter(({ key }) => key !== except)
    .map(({ key, value }) => JSON.stringify([key, plain(value)]));
}

/** The value without its places. */
function plain(value: FieldValue): unknown {
  if (value.kind === 'list') return value.items.map(plain);
  if (value.kind === 'map') return { fields: value.fields.map(field => [field.key, plain(field.value)]) };
  return { kind: value.kind, text: value.text };
}
