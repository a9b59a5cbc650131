import { instructionsOf, type SkillDocument } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';

/** Lines of the instructions, blank ones at both ends left out. */
export function bodyLines(document: SkillDocument): number {
  return linesIn(document, writtenSpan(document));
}

/** Where the instructions are, without blanks at both ends. */
export function writtenSpan(document: SkillDocument): Span {
  const { start } = document.body.span;
  const text = instructionsOf(document);
  const blanks = text.length - text.trimStart().length;
  return { start: start + blanks, end: start + Math.max(blanks, text.trimEnd().length) };
}

/** Lines that a stretch of the text has; they end at `\n`, `\r\n` or a lone `\r`. */
export function linesIn({ lines }: SkillDocument, { start, end }: Span): number {
  return start === end ? 0 : lines.positionAt(end).line - lines.positionAt(start).line + 1;
}
