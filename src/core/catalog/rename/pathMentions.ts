import type { Span } from '../../text.ts';

/** What a path ends with before the name: everything up to it, without the slash between them. */
export type LeadsThere = (prefix: string) => boolean;

/** What can stand behind the name of a folder: nothing that would make it another name. */
const behind = /^(?![\p{L}\p{N}_%-]|\.[\p{L}\p{N}])/u;
/** Characters before a name that are looked at: no path is longer, and a text of slashes would take for ever. */
const longest = 1024;
const stops = /[\s"'`()[\]<>|*,;=]/u;

/**
 * Where a text names a folder as the last or an inner part of a path: `../pdf/SKILL.md`, `~/.claude/skills/pdf`. The spans
 * are of the folder's name alone.
 *
 * @param name of the folder; in links it may be percent-encoded
 * @param leadsThere whether the path before the name is the folder around it
 */
export function pathMentions(text: string, name: string, leadsThere: LeadsThere): readonly Span[] {
  const spans: Span[] = [];
  for (const written of new Set([name, encodeURI(name)])) {
    for (let at = text.indexOf(`/${written}`); at !== -1; at = text.indexOf(`/${written}`, at + 1)) {
      const [start, end] = [at + 1, at + 1 + written.length];
      if (behind.test(text.slice(end, end + 4)) && leadsThere(text.slice(beginning(text, at), at))) {
        spans.push({ start, end });
      }
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** The offset at which the path that holds the slash at `slash` begins; the drive of `C:/a` is part of it. */
function beginning(text: string, slash: number): number {
  let at = slash;
  while (at > 0 && !stops.test(text.charAt(at - 1))) {
    if (slash - at > longest) return slash;
    if (text.charAt(at - 1) === ':') {
      const isDrive = /(?:^|[^\p{L}\p{N}])[A-Za-z]$/u.test(text.slice(Math.max(0, at - 3), at - 1));
      return isDrive && text.charAt(at) === '/' ? at - 2 : at;
    }
    at--;
  }
  return at;
}
