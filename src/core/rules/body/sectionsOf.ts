import type { SkillDocument } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';

/** A `##` heading and what stands below it, up to the next heading of its level or above. */
export interface Section {
  readonly title: string;
  /** From the end of the heading's line to the next heading, or to the end of the text. */
  readonly content: Span;
}

/** The sections of the instructions, in text order; headings in lists and quotes begin none. */
export function sectionsOf({ text, body }: SkillDocument): readonly Section[] {
  const headings = body.headings.filter(
    ({ level, span }) => level <= 2 && (span.start === 0 || /[\r\n]/u.test(text.charAt(span.start - 1))),
  );
  return headings.flatMap(({ level, text: title, span }, at) => {
    const end = headings[at + 1]?.span.start ?? body.span.end;
    return level === 2 ? [{ title, content: { start: span.end, end } }] : [];
  });
}
