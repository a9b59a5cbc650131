import { readLinkTarget } from './linkTarget.ts';
import type { CodeSpan, Link } from './skillDocument.ts';

/**
 * Finds links, images and code spans in runs of inline text, one after the other, in time linear in their
 * length: whatever is looked for ahead is remembered, so that a text of a million openers is not searched a
 * million times.
 */
export class InlineScanner {
  readonly links: Link[] = [];
  readonly codeSpans: CodeSpan[] = [];
  readonly #text: string;
  readonly #special: Ahead;
  readonly #backtick: Ahead;
  readonly #commentEnd: Ahead;
  #brackets: number[] = [];
  /** Where the last backtick run of each length begins, in the run of text that is being scanned. */
  #lastOfLength: Map<number, number> | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#special = new Ahead(text, /[`[\]\\<]/g);
    this.#backtick = new Ahead(text, /`/g);
    this.#commentEnd = new Ahead(text, /-->/g, 3);
  }

  scan(start: number, end: number): void {
    const text = this.#text;
    this.#brackets.length = 0;
    this.#lastOfLength = undefined;
    for (let at = this.#special.from(start); at < end; at = this.#special.from(at)) {
      const unit = text.charCodeAt(at);
      if (unit === 96) at = this.#code(at, end);
      else if (unit === 91) this.#brackets.push(at++);
      else if (unit === 93) at = this.#bracketEnd(at, end);
      else if (unit === 92) at += 2;
      else at = this.#comment(at, end);
    }
  }

  /** Offset behind the code span that begins here, or behind the backticks where none does. */
  #code(start: number, end: number): number {
    const open = this.#backticks(start, end);
    const length = open - start;
    for (let at = this.#backtick.from(open); at < end;) {
      const close = this.#backticks(at, end);
      if (close - at === length) {
        const span = { start, end: close };
        this.codeSpans.push({ text: contentOf(this.#text.slice(open, at)), span });
        return close;
      }
      this.#lastOfLength ??= this.#runs(start, end);
      if ((this.#lastOfLength.get(length) ?? start) < close) return open;
      at = this.#backtick.from(close);
    }
    return open;
  }

  #runs(start: number, end: number): Map<number, number> {
    const last = new Map<number, number>();
    for (let at = this.#text.indexOf('`', start); at !== -1 && at < end; at = this.#text.indexOf('`', at)) {
      const next = this.#backticks(at, end);
      last.set(next - at, at);
      at = next;
    }
    return last;
  }

  #backticks(start: number, end: number): number {
    let at = start;
    while (at < end && this.#text.charCodeAt(at) === 96) at++;
    return at;
  }

  #bracketEnd(at: number, end: number): number {
    const open = this.#brackets.pop();
    if (open === undefined || this.#text.charCodeAt(at + 1) !== 40) return at + 1;
    const target = readLinkTarget(this.#text, at + 2, end);
    if (!target || target.next >= end || this.#text.charCodeAt(target.next) !== 41) return at + 1;
    const image = this.#text.charCodeAt(open - 1) === 33;
    this.links.push({
      kind: image ? 'image' : 'link',
      target: this.#text.slice(target.start, target.end),
      targetSpan: { start: target.start, end: target.end },
      span: { start: image ? open - 1 : open, end: target.next + 1 },
    });
    return target.next + 1;
  }

  #comment(at: number, end: number): number {
    if (!this.#text.startsWith('<!--', at)) return at + 1;
    const close = this.#commentEnd.from(at + 4);
    return close + 3 <= end ? close + 3 : at + 1;
  }
}

/** Answers "where next?" for rising offsets with one pass over the text in all. */
class Ahead {
  readonly #text: string;
  readonly #wanted: RegExp;
  readonly #length: number;
  #from = 0;
  #found = -1;

  constructor(text: string, wanted: RegExp, length = 1) {
    this.#text = text;
    this.#wanted = wanted;
    this.#length = length;
  }

  /** Infinity where there is none. */
  from(offset: number): number {
    if (offset < this.#from || offset > this.#found) {
      this.#wanted.lastIndex = offset;
      this.#found = this.#wanted.test(this.#text) ? this.#wanted.lastIndex - this.#length : Infinity;
      this.#from = offset;
    }
    return this.#found;
  }
}

/** https://spec.commonmark.org/0.31.2/#code-spans */
function contentOf(written: string): string {
  const text = /[\r\n]/.test(written) ? written.replace(/\r\n?|\n/g, ' ') : written;
  const padded = text.length > 2 && text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '';
  return padded ? text.slice(1, -1) : text;
}
