import type { FieldValue, ScalarValue } from '../../skill/skillDocument.ts';

/** Whether the field is there, but says nothing: no value, a null, or a text of blanks. */
export function isEmpty(value: FieldValue): value is ScalarValue {
  return value.kind === 'null' || (value.kind === 'string' && value.text.trim() === '');
}
