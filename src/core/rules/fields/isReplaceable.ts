import type { Field, SkillDocument } from '../../skill/skillDocument.ts';
import { soundFields } from './soundFields.ts';

/**
 * Whether the value can be written anew without touching anything else: it is sound, on one line, and right behind the
 * colon, so that no anchor, tag or comment belongs to it.
 */
export function isReplaceable(document: SkillDocument, field: Field): boolean {
  const { keySpan, value } = field;
  const between = document.text.slice(keySpan.end, value.span.start);
  const written = document.text.slice(value.span.start, value.span.end);
  return (
    /^[ \t]*:[ \t]*$/u.test(between) && !/[\r\n]/u.test(written) && soundFields(document).includes(field)
  );
}
