import type { FieldValue } from '../../skill/skillDocument.ts';

/** A value as a text that is the same for the same value, wherever it stands and in whatever quotes. */
export function valueText(value: FieldValue): string {
  return JSON.stringify(plain(value));
}

function plain(value: FieldValue): unknown {
  if (value.kind === 'list') return value.items.map(plain);
  if (value.kind === 'map') return { fields: value.fields.map(field => [field.key, plain(field.value)]) };
  return { kind: value.kind, text: value.text };
}
