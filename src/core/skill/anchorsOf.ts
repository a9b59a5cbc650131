import type { SkillDocument } from './skillDocument.ts';

/**
 * What can stand behind `#` in a link to the document: the headings as GitHub and VS Code write them, the second of the
 * same words with `-1` behind it, the ids that HTML in it gives, and those of `{#id}` behind a heading. In small letters.
 */
export function anchorsOf({ text, body }: SkillDocument): readonly string[] {
  const anchors = new Set<string>();
  const times = new Map<string, number>();
  for (const heading of body.headings) {
    const id = /\{#([\w-]+)\}$/.exec(heading.text)?.[1];
    if (id !== undefined) anchors.add(id.toLowerCase());
    const slug = slugOf(heading.text);
    const count = times.get(slug) ?? 0;
    times.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count.toString()}`);
  }
  for (const [, id = ''] of text.matchAll(/<\w+\s[^<>]*?\b(?:id|name)\s*=\s*["']([^"'<>\s]+)["']/gi)) {
    anchors.add(id.toLowerCase());
  }
  for (const [, written = ''] of text.matchAll(/<h[1-6]\b[^<>]{0,200}>([^<>\r\n]{1,200})<\/h[1-6]>/gi)) {
    anchors.add(slugOf(written));
  }
  return [...anchors];
}

/** Characters of a heading that are looked at: nobody links to one that is longer. */
const longest = 1000;

/**
 * https://github.com/Flet/github-slugger tells how GitHub does it: letters, digits, hyphens and underscores of what is
 * shown stay. So links are their text, tags and entities nothing, and the underscores around emphasised words are gone. The
 * mark that makes an emoji of a character (U+FE0F) is left out, as nobody writes it.
 */
function slugOf(heading: string): string {
  return heading
    .slice(0, longest)
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : shown(part)))
    .join('')
    .replaceAll('\uFE0F', '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** What is no code, as a reader sees it. */
function shown(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,200}>|&#?\w{1,10};/gi, '')
    .replace(/(?<![\p{L}\p{N}_])_+([^_]+)_+(?![\p{L}\p{N}_])/gu, '$1');
}
