import { parseSkill } from '../../skill/parseSkill.ts';
import { spanWithin } from '../../skill/spanWithin.ts';
import type { Field, SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits, type Span, type TextEdit } from '../../text.ts';
import { keepsFields } from '../fields/keepsFields.ts';
import { textField } from '../fields/textField.ts';

/** A part of a text, in UTF-16 units, and what is to stand there. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Replaces parts of a text field, given in text order; undefined where the field would not say exactly that afterwards, or
 * anything else would change.
 */
export function replaceInText(
  document: SkillDocument,
  { key, value }: Field,
  replacements: readonly Replacement[],
): readonly TextEdit[] | undefined {
  if (value.kind !== 'string') return undefined;
  const spanOf = spanWithin(document.text, value);
  const edits = replacements.map(({ start, end, text }) => ({ span: spanOf(start, end), text }));
  const whole = (span: Span): boolean => span.start === value.span.start && span.end === value.span.end;
  const unknown = value.style !== 'plain' && edits.some(({ span }) => whole(span));
  if (unknown) return undefined;
  const after = parseSkill(applyEdits(document.text, edits));
  const wanted = applyEdits(
    value.text,
    replacements.map(({ start, end, text }) => ({ span: { start, end }, text })),
  );
  const sound = after.problems.length === document.problems.length && keepsFields(document, after, key);
  return sound && textField(after, key)?.text.trimEnd() === wanted.trimEnd() ? edits : undefined;
}
