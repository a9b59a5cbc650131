import type { ScalarValue, SkillDocument } from '../../skill/skillDocument.ts';
import { soundField } from './soundFields.ts';

/** The field's value where it is text with anything in it; other kinds are the business of `field-type`. */
export function soundText(document: SkillDocument, key: string): ScalarValue | undefined {
  const value = soundField(document, key)?.value;
  return value?.kind === 'string' && value.text.trim() !== '' ? value : undefined;
}
