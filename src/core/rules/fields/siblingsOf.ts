import type { Field, FieldValue, SkillDocument } from '../../skill/skillDocument.ts';

/** The fields of the map, at whatever level, that has a key at this offset; that field among them. */
export function siblingsOf({ frontmatter }: SkillDocument, keyStart: number): readonly Field[] {
  return (frontmatter && inFields(frontmatter.fields, keyStart)) ?? [];
}

function inFields(fields: readonly Field[], keyStart: number): readonly Field[] | undefined {
  if (fields.some(({ keySpan }) => keySpan.start === keyStart)) return fields;
  const around = fields.findLast(({ keySpan }) => keySpan.start < keyStart);
  return around && inValue(around.value, keyStart);
}

function inValue(value: FieldValue, keyStart: number): readonly Field[] | undefined {
  if (value.kind === 'map') return inFields(value.fields, keyStart);
  if (value.kind !== 'list') return undefined;
  const around = value.items.findLast(({ span }) => span.start <= keyStart);
  return around && inValue(around, keyStart);
}
