import type { SkillDocument } from './skillDocument.ts';

/**
 * What can stand behind `#` in a link to the document: the headings as GitHub and VS Code write them, the second of the
 * same words with `-1` behind it, and the ids that HTML in it gives. In small letters.
 */
export function anchorsOf({ text, body }: SkillDocument): readonly string[] {
  const anchors = new Set<string>();
  const times = new Map<string, number>();
  for (const heading of body.headings) {
    const slug = slugOf(heading.text);
    const count = times.get(slug) ?? 0;
    times.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count.toString()}`);
  }
  for (const [, id = ''] of text.matchAll(/<\w+\s[^<>]*?\b(?:id|name)\s*=\s*["']([^"'<>\s]+)["']/gi)) {
    anchors.add(id.toLowerCase());
  }
  return [...anchors];
}

/** https://github.com/Flet/github-slugger tells how GitHub does it: letters, digits, hyphens and underscores stay. */
function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
