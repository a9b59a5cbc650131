import type { Span } from '../text.ts';

/** Where the frontmatter's two lines are. Spans end at the line's end and hold no line break. */
export interface Fences {
  readonly opening: Span;
  /** What the opening line names behind its dashes: `js` for `---js`; empty as a rule. */
  readonly language: string;
  /** First unit of the line after the opening one. */
  readonly yamlStart: number;
  /** Absent where no line closes the frontmatter. */
  readonly closing: Span | undefined;
  /** First unit of the line after the closing one. */
  readonly bodyStart: number;
}

const fence = /^---[ \t]*$/;
const fenceWithLanguage = /^---[ \t]*([A-Za-z][\w+.#-]*)[ \t]*$/;

/**
 * Finds the lines around the frontmatter. The opening one is the first of the text, behind a byte order mark
 * at most; both are three dashes, and blanks. Lines end at `\n`, `\r\n` or a lone `\r`.
 */
export function findFences(text: string): Fences | undefined {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  if (!text.startsWith('---', start)) return undefined;
  const opening = { start, end: lineEnd(text, start) };
  const line = text.slice(opening.start, opening.end);
  const language = fenceWithLanguage.exec(line)?.[1] ?? '';
  if (language === '' && !fence.test(line)) return undefined;

  const yamlStart = nextLine(text, opening.end);
  for (let at = text.indexOf('---', yamlStart); at !== -1; at = text.indexOf('---', at + 3)) {
    const before = text.charCodeAt(at - 1);
    if (before !== 10 && before !== 13) continue;
    let end = at + 3;
    while (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 9) end++;
    const after = text.charCodeAt(end);
    if (end < text.length && after !== 10 && after !== 13) continue;
    const closing = { start: at, end };
    return { opening, language, yamlStart, closing, bodyStart: nextLine(text, end) };
  }
  return { opening, language, yamlStart, closing: undefined, bodyStart: text.length };
}

function lineEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end++;
  return end;
}

function nextLine(text: string, end: number): number {
  if (end >= text.length) return text.length;
  return text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1;
}
