import { anchorsOf } from '../../skill/anchorsOf.ts';
import { instructionsOf, type Link, type SkillDocument } from '../../skill/skillDocument.ts';
import type { TextEdit } from '../../text.ts';
import type { FileChange, Fix } from '../fix.ts';
import { bodyLines, linesIn } from './bodyLines.ts';
import { maxLines, maxTokens } from './limits.ts';
import { sectionsOf, type Section } from './sectionsOf.ts';

/** Links and sections of the longest text that it is done for. */
const mostLinks = 5000;
const mostSections = 200;

/** Lines that a section has at least to be worth a file of its own. */
const leastLines = 10;

/** The share of the tokens allowed that is filled: how many a part of a text has is an estimate. */
const filled = 0.9;

/**
 * The longest `##` sections as files of their own in references/, as many as it takes to be short enough; a heading
 * with a link stays in place of each. Relative links in what is moved are led from there. Undefined where that does not do, or would
 * break a link: sections that link into the page stay, and so does everything where links are defined apart.
 */
export function splitBody(document: SkillDocument, tokens: number | undefined): Fix | undefined {
  const moved = sectionsToMove(document, tokens);
  if (!moved) return undefined;
  const eol = document.text.includes('\r\n') ? '\r\n' : '\n';
  const edits: TextEdit[] = [];
  const files: FileChange[] = [];
  const named = document.text.toLowerCase();
  const taken = new Set<string>();
  for (const section of moved) {
    const path = freePath(section.title, one => taken.has(one) || named.includes(one));
    taken.add(path);
    const { start, end } = section.content;
    edits.push({
      span: section.content,
      text: `${eol}${eol}Read [${path}](${path}).${eol}${end < document.text.length ? eol : ''}`,
    });
    const below = document.text.slice(start, end).replace(/^\s*[\r\n]/u, '');
    const from = end - below.length;
    files.push({
      ...{ kind: 'extract', path, heading: section.title },
      ...{ span: { start: from, end }, edits: relocated(document, from, end) },
    });
  }
  const count = moved.length === 1 ? 'a section' : `${moved.length} sections`;
  return { title: `Move ${count} to references/`, safe: false, edits, files };
}

function sectionsToMove(document: SkillDocument, tokens = 0): readonly Section[] | undefined {
  const { text, body } = document;
  const pageLinks = body.links.filter(({ target }) => target.startsWith('#'));
  if (body.links.some(({ kind }) => kind === 'definition') || /^ {0,3}\[\^/mu.test(text)) return undefined;
  if (pageLinks.length > 0 && !leadToHeadings(document, pageLinks)) return undefined;
  const [first, ...others] = sectionsOf(document);
  if (!first || others.length >= mostSections || body.links.length > mostLinks) return undefined;
  const lengthOf = ({ content }: Section): number => content.end - content.start;
  const candidates = [...others.sort((a, b) => lengthOf(b) - lengthOf(a)), first].filter(
    ({ content, title }) => {
      const links = pageLinks.some(({ span }) => span.start >= content.start && span.end <= content.end);
      return (
        !links &&
        /[\p{L}\p{N}]/u.test(title) &&
        linesIn(text.slice(content.start, content.end).trim()) >= leastLines
      );
    },
  );
  let lines = bodyLines(document) - maxLines;
  const perUnit = tokens / Math.max(1, instructionsOf(document).length);
  let over = tokens > maxTokens ? tokens - maxTokens * filled : -Infinity;
  const moved: Section[] = [];
  for (const section of candidates) {
    if (lines <= 0 && over <= 0) break;
    moved.push(section);
    // Three lines stay: a blank one, the link, a blank one.
    lines -= linesIn(text.slice(section.content.start, section.content.end)) - 4;
    over -= lengthOf(section) * perUnit - 30;
  }
  return lines > 0 || over > 0 ? undefined : moved.sort((a, b) => a.content.start - b.content.start);
}

/** Whether all of the links into the page lead to headings that stay where they are. */
function leadToHeadings(document: SkillDocument, links: readonly Link[]): boolean {
  const headings = document.body.headings.filter(({ level }) => level <= 2);
  const kept = new Set(anchorsOf({ ...document, body: { ...document.body, headings } }));
  return links.every(({ target }) => kept.has(target.slice(1).toLowerCase()));
}

/** Leads to a place: no address, anchor, absolute path or placeholder. */
const relative = /^(?![a-z][a-z\d+.-]*:|[/\\~#?@])[^{}<>$*|[\]]+$/iu;

/** Edits, in offsets of the stretch, that lead the relative links in it from references/. */
function relocated({ body }: SkillDocument, from: number, end: number): readonly TextEdit[] {
  return body.links.flatMap(({ target, targetSpan }) => {
    if (targetSpan.start < from || targetSpan.end > end || !relative.test(target)) return [];
    const plain = target.replace(/^(?:\.\/)+/u, '');
    const text = plain.startsWith('references/') ? plain.slice('references/'.length) : `../${plain}`;
    return [{ span: { start: targetSpan.start - from, end: targetSpan.end - from }, text }];
  });
}

/** `references/error-handling.md`, with a number where that is named already. */
function freePath(title: string, isTaken: (path: string) => boolean): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section'];
  const slug = words.slice(0, 8).join('-').slice(0, 60);
  for (let number = 1; ; number++) {
    const path = `references/${slug}${number === 1 ? '' : `-${number}`}.md`;
    if (!isTaken(path)) return path;
  }
}
