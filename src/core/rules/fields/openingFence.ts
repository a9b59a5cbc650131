import type { SkillDocument } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';

/** The `---` that opens the frontmatter; the first line's text where there is none. */
export function openingFence({ text, frontmatter }: SkillDocument): Span {
  const start = frontmatter?.span.start ?? (text.startsWith('\uFEFF') ? 1 : 0);
  const line = /[^\r\n]*/uy;
  line.lastIndex = start;
  return { start, end: start + (line.exec(text)?.[0].length ?? 0) };
}
