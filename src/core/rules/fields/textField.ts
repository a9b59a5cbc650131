import type { ScalarValue, SkillDocument } from '../../skill/skillDocument.ts';
import { readFields } from './readFields.ts';

/** The value of the first field called `key` where it is text with anything in it; `field-type` sees to other kinds. */
export function textField(document: SkillDocument, key: string): ScalarValue | undefined {
  const value = readFields(document).find(field => field.key === key)?.value;
  return value?.kind === 'string' && value.text.trim() !== '' ? value : undefined;
}
