/** A half-open run of UTF-16 code units: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place in a text, zero-based, counted in UTF-16 code units as in LSP. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A stretch of text between two positions; `end` is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Replaces `span` of the text that was checked by `text`. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/** Line starts of one text. A line ends at `\n`, `\r\n` or a lone `\r`, as in VS Code. */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    if (text.includes('\r')) {
      for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)) this.#starts.push(at + 1);
      }
      return;
    }
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** How many lines the text has; an empty text has one. */
  get count(): number {
    return this.#starts.length;
  }

  /** Offset of the first unit of `line`; the text's length for a line past the end. */
  startOf(line: number): number {
    return this.#starts[line] ?? this.#length;
  }

  positionAt(offset: number): Position {
    const wanted = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.startOf(middle) <= wanted) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: wanted - this.startOf(low) };
  }

  offsetAt(position: Position): number {
    const start = this.startOf(position.line);
    return Math.min(start + position.character, this.startOf(position.line + 1));
  }

  rangeOf(span: Span): Range {
    return { start: this.positionAt(span.start), end: this.positionAt(span.end) };
  }
}

/** The text after all `edits`, which must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce(
      (result, edit) => result.slice(0, edit.span.start) + edit.text + result.slice(edit.span.end),
      text,
    );
}
