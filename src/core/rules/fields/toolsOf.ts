import { spanWithin } from '../../skill/spanWithin.ts';
import type { ScalarValue, SkillDocument } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';
import { soundFields } from './soundFields.ts';

/** A tool as written in a field, with what stands behind it in parentheses: `Bash(git add *)`. */
export interface Tool {
  readonly text: string;
  readonly span: Span;
  /** Whether it stands in the source as in the text, and no anchor, alias or tag is near. */
  readonly editable: boolean;
}

/** The tools of a field: the items of a list, or the parts of a text between commas and blanks that are not in parentheses. */
export function toolsOf(document: SkillDocument, key: string): readonly Tool[] {
  const field = soundFields(document).find(one => one.key === key);
  if (!field) return [];
  const { keySpan, value } = field;
  const written = document.text.slice(keySpan.end, value.span.end);
  const plain = !/(?:^|[\s,[])(?:[&*]\w|!)/u.test(written.slice(1));
  const values = value?.kind === 'list' ? value.items : [value];
  return values.flatMap(item => (item.kind === 'string' ? toolsIn(document.text, item, plain) : []));
}

function toolsIn(source: string, value: ScalarValue, plain: boolean): Tool[] {
  const spanOf = spanWithin(source, value);
  return partsOf(value.text).map(({ start, end }) => {
    const text = value.text.slice(start, end);
    const span = spanOf(start, end);
    return { text, span, editable: plain && source.slice(span.start, span.end) === text };
  });
}

function partsOf(text: string): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const unit = text.charAt(at);
    if (at === text.length || (depth === 0 && /[\s,]/u.test(unit))) {
      if (at > start) parts.push({ start, end: at });
      start = at + 1;
    } else if (unit === '(') depth++;
    else if (unit === ')') depth = Math.max(0, depth - 1);
  }
  return parts;
}
