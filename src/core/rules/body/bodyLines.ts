import { LineIndex } from '../../text.ts';
import { instructionsOf, type SkillDocument } from '../../skill/skillDocument.ts';

/** Lines of the instructions, blank ones at both ends left out. */
export function bodyLines(document: SkillDocument): number {
  const text = instructionsOf(document).trim();
  return text === '' ? 0 : linesIn(text);
}

/** Lines that a text has; they end at `\n`, `\r\n` or a lone `\r`. */
export function linesIn(text: string): number {
  return new LineIndex(text).count;
}
