/** What a line of Markdown is, seen without its neighbours. Offsets into the text. */
export interface BodyLine {
  readonly start: number;
  /** Without the line break. */
  readonly end: number;
  /** First unit behind quote marks, list markers and blanks. */
  readonly content: number;
  /** Column of `content`, tabs going to the next multiple of four. */
  readonly column: number;
  /** Column of the first unit that is no blank. */
  readonly indent: number;
  readonly quoted: boolean;
  readonly listItem: boolean;
}

/** Takes the containers off a line: `> - [ ] text` has its content at the bracket. */
export function bodyLine(text: string, start: number, end: number): BodyLine {
  let at = start;
  let column = 0;
  let indent: number | undefined;
  let quoted = false;
  let listItem = false;
  for (;;) {
    for (
      let unit = text.charCodeAt(at);
      at < end && (unit === 32 || unit === 9);
      unit = text.charCodeAt(at)
    ) {
      column += unit === 32 ? 1 : 4 - (column % 4);
      at++;
    }
    indent ??= column;
    const isQuote = text.charCodeAt(at) === 62;
    const length = isQuote ? 1 : markerLength(text, at, end);
    if (length === 0 || at >= end || isRule(text, at, end)) break;
    if (isQuote) quoted = true;
    else listItem = true;
    at += length;
    column += length;
  }
  return { start, end, content: at, column, indent, quoted, listItem };
}

/** Units of `-`, `*`, `+`, `1.` or `1)` where a blank or the line's end follows; else 0. */
function markerLength(text: string, at: number, end: number): number {
  const first = text.charCodeAt(at);
  let next = at + 1;
  if (first >= 48 && first <= 57) {
    while (next < at + 9 && isDigit(text.charCodeAt(next))) next++;
    const unit = text.charCodeAt(next);
    if (unit !== 46 && unit !== 41) return 0;
    next++;
  } else if (first !== 45 && first !== 42 && first !== 43) return 0;
  const behind = text.charCodeAt(next);
  return next >= end || behind === 32 || behind === 9 ? next - at : 0;
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** Three or more of `-`, `*` or `_` with nothing but blanks between them: a thematic break. */
export function isRule(text: string, from: number, end: number): boolean {
  const mark = text.charCodeAt(from);
  if (mark !== 45 && mark !== 42 && mark !== 95) return false;
  let count = 0;
  for (let at = from; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === mark) count++;
    else if (unit !== 32 && unit !== 9) return false;
  }
  return count >= 3;
}
