import { anchorsOf } from '../../skill/anchorsOf.ts';
import type { Link, SkillDocument } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';
import { linesIn } from './bodyLines.ts';
import { sectionsOf, type Section } from './sectionsOf.ts';

/** Links and sections of the longest text that it is done for. */
const mostLinks = 5000;
const mostSections = 200;

/** Lines that a section has at least to be worth a file of its own. */
const leastLines = 10;

/**
 * The sections that may become files of their own, in text order. None where that would break a link: sections that link into
 * the page stay, and so does everything where links are defined apart.
 */
export function movableSections(document: SkillDocument): readonly Section[] {
  const { text, body } = document;
  const pageLinks = body.links.filter(({ target }) => target.startsWith('#'));
  if (
    body.links.some(({ kind }) => kind === 'definition') ||
    (text.includes('[^') && /^ {0,3}\[\^/mu.test(text))
  )
    return [];
  if (pageLinks.length > 0 && !leadToHeadings(document, pageLinks)) return [];
  const sections = sectionsOf(document);
  if (sections.length > mostSections || body.links.length > mostLinks) return [];
  return sections.filter(({ content, title }) => {
    const links = pageLinks.some(({ span }) => span.start >= content.start && span.end <= content.end);
    return !links && /[\p{L}\p{N}]/u.test(title) && linesIn(document, trimmed(text, content)) >= leastLines;
  });
}

function trimmed(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end);
  return { start: end - written.trimStart().length, end: start + written.trimEnd().length };
}

/** Whether all of the links into the page lead to headings that stay where they are. */
function leadToHeadings(document: SkillDocument, links: readonly Link[]): boolean {
  const headings = document.body.headings.filter(({ level }) => level <= 2);
  const kept = new Set(anchorsOf({ ...document, body: { ...document.body, headings } }));
  return links.every(({ target }) => kept.has(target.slice(1).toLowerCase()));
}
