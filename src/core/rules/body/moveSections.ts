import type { SkillDocument } from '../../skill/skillDocument.ts';
import type { TextEdit } from '../../text.ts';
import type { Extract } from '../fix.ts';
import type { Section } from './sectionsOf.ts';

/**
 * Sections as files of their own in references/, in text order; a heading with a link stays in place of each. Relative links
 * in what is moved are led from there.
 */
export function moveSections(
  document: SkillDocument,
  sections: readonly Section[],
): { readonly edits: readonly TextEdit[]; readonly files: readonly Extract[] } {
  const eol = document.text.includes('\r\n') ? '\r\n' : '\n';
  const edits: TextEdit[] = [];
  const files: Extract[] = [];
  const named = document.text.toLowerCase();
  const taken = new Set<string>();
  for (const section of sections) {
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
  return { edits, files };
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
