/**
 * The text with both fences at the left, as readers see it for whom an indented `---` opens and ends the frontmatter too;
 * undefined where that changes nothing.
 */
export function flushFences(text: string): string | undefined {
  const [opening, mark = '', blanks = ''] = /^(\uFEFF?)([ \t]*)---[ \t]*\r?\n/.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const [closing, indent = ''] = /^([ \t]*)---[ \t]*\r?$/m.exec(text.slice(opening.length)) ?? [];
  if (blanks === '' && (closing === undefined || indent === '')) return undefined;
  const rest = text.slice(opening.length);
  const at = closing === undefined ? 0 : rest.search(/^[ \t]*---[ \t]*\r?$/m);
  return (
    mark + opening.slice(mark.length + blanks.length) + rest.slice(0, at) + rest.slice(at + indent.length)
  );
}
