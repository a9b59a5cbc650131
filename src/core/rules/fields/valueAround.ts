import type { Field, FieldValue, ScalarValue, SkillDocument } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';

export interface KeyedValue {
  /** The nearest key above the value. */
  readonly key: string;
  readonly value: ScalarValue;
}

/** The innermost scalar of the frontmatter that holds the whole of `span`. */
export function valueAround({ frontmatter }: SkillDocument, span: Span): KeyedValue | undefined {
  return frontmatter && inFields(frontmatter.fields, span);
}

function inFields(fields: readonly Field[], span: Span): KeyedValue | undefined {
  for (const { key, value } of fields) {
    const found = inValue(key, value, span);
    if (found) return found;
  }
  return undefined;
}

function inValue(key: string, value: FieldValue, span: Span): KeyedValue | undefined {
  if (value.kind === 'map') return inFields(value.fields, span);
  if (value.kind !== 'list') {
    return value.span.start <= span.start && span.end <= value.span.end ? { key, value } : undefined;
  }
  for (const item of value.items) {
    const found = inValue(key, item, span);
    if (found) return found;
  }
  return undefined;
}
