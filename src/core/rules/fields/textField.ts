import type { Field, ScalarValue, SkillDocument } from '../../skill/skillDocument.ts';
import { isReadByLine } from './isReadByLine.ts';
import { readFields } from './readFields.ts';
import { soundFields } from './soundFields.ts';

/**
 * The value of the first field called `key` where it is certain to be text with anything in it; `field-type` sees to other
 * kinds, and `yaml-valid` to what cannot be read.
 */
export function textField(document: SkillDocument, key: string): ScalarValue | undefined {
  const fields = isReadByLine(document)
    ? readFields(document).filter(field => isPlainlyText(document, field))
    : soundFields(document);
  const value = fields.find(field => field.key === key)?.value;
  return value?.kind === 'string' && value.text.trim() !== '' ? value : undefined;
}

/** Whether a value that was read line by line needs no YAML to be understood: no anchor, bracket, escape, comment or other key. */
function isPlainlyText({ text }: SkillDocument, { value }: Field): boolean {
  if (value.kind !== 'string' || /^[&*!{[%@`"'#]/u.test(value.text)) return false;
  return /["'|>]/u.test(text.charAt(value.span.start))
    ? !value.text.includes('\\')
    : !/\s#|:\s/u.test(value.text);
}
