import { instructionsOf, type SkillDocument } from './skillDocument.ts';

/** UTF-16 code units of the instructions that are looked through. */
const most = 5000;

/**
 * The first paragraph of the instructions, which is what Claude Code takes for a description that is missing; headings, code
 * blocks and comments are none. Empty where there is none. https://code.claude.com/docs/en/skills
 */
export function firstParagraph(document: SkillDocument): string {
  const text = instructionsOf(document)
    .slice(0, most)
    .replace(/<!--[^]*?(?:-->|$)/g, '');
  const paragraph: string[] = [];
  let fence = '';
  for (const line of text.split(/\r\n?|\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '' && (mark !== '' || line.trim() === '' || /^\s*(?:#{1,6}\s|-{3,}\s*$)/.test(line))) {
      if (paragraph.length > 0) break;
      fence = mark;
    } else if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
    } else paragraph.push(line.trim());
  }
  return paragraph.join(' ');
}
