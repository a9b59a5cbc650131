/** What stands in the parentheses of a link, or behind the colon of a definition. Offsets into the text. */
export interface LinkTarget {
  readonly start: number;
  readonly end: number;
  /** Behind the title, if any, and the blanks that follow. */
  readonly next: number;
}

/** As in CommonMark implementations; it bounds how often one stretch of text is looked at. */
const deepestParenthesis = 32;

/**
 * Reads `target`, `<target>` and a title behind it, from `from` to `end` at most. Undefined where there is
 * none. https://spec.commonmark.org/0.31.2/#link-destination
 */
export function readLinkTarget(text: string, from: number, end: number): LinkTarget | undefined {
  const begin = skipBlanks(text, from, end);
  const target = text.charCodeAt(begin) === 60 ? angled(text, begin, end) : bare(text, begin, end);
  if (!target) return undefined;
  const behind = skipBlanks(text, target.next, end);
  const title = behind > target.next ? skipTitle(text, behind, end) : undefined;
  return { ...target, next: title === undefined ? behind : skipBlanks(text, title, end) };
}

function angled(text: string, begin: number, end: number): LinkTarget | undefined {
  for (let at = begin + 1; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 92) at++;
    else if (unit === 62) return { start: begin + 1, end: at, next: at + 1 };
    else if (unit === 60 || unit === 10 || unit === 13) return undefined;
  }
  return undefined;
}

function bare(text: string, begin: number, end: number): LinkTarget | undefined {
  let depth = 0;
  let at = begin;
  for (; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit <= 32) break;
    if (unit === 92 && text.charCodeAt(at + 1) > 32) at++;
    else if (unit === 40 && ++depth > deepestParenthesis) return undefined;
    else if (unit === 41 && --depth < 0) break;
  }
  const stop = Math.min(at, end);
  return depth > 0 ? undefined : { start: begin, end: stop, next: stop };
}

/** Offset behind a title in quotes or parentheses; undefined where there is none. */
function skipTitle(text: string, from: number, end: number): number | undefined {
  const opening = text.charCodeAt(from);
  if (opening !== 34 && opening !== 39 && opening !== 40) return undefined;
  const closing = opening === 40 ? 41 : opening;
  for (let at = from + 1; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 92) at++;
    else if (unit === closing) return at + 1;
    else if (unit === 40 && opening === 40) return undefined;
  }
  return undefined;
}

function skipBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at;
}

function isBlank(unit: number): boolean {
  return unit === 32 || unit === 9 || unit === 10 || unit === 13;
}
