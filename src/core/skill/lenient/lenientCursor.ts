import type { LenientToken, LenientTokenKind } from './lenientToken.ts';

/** Levels of nesting; VS Code itself runs out of stack at some thousands. */
const deepest = 200;

/** The values are nested deeper than anything that reads them. */
export class LenientDepthError extends Error {}

/** Goes through the tokens of a frontmatter; the last one, `end`, is never left. */
export class LenientCursor {
  readonly #tokens: readonly LenientToken[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly LenientToken[]) {
    this.#tokens = tokens;
  }

  get now(): LenientToken {
    return this.next(0);
  }

  get kind(): LenientTokenKind {
    return this.now.kind;
  }

  is(kind: LenientTokenKind): boolean {
    return this.kind === kind;
  }

  get place(): number {
    return this.#at;
  }

  goTo(place: number): void {
    this.#at = place;
  }

  next(offset = 1): LenientToken {
    const token = this.#tokens[Math.min(this.#at + offset, this.#tokens.length - 1)];
    return token ?? { kind: 'end', start: 0, end: 0, column: 0, text: '', plain: false };
  }

  take(): LenientToken {
    const { now } = this;
    if (now.kind !== 'end') this.#at++;
    return now;
  }

  takeIndent(): void {
    if (this.kind === 'indent') this.#at++;
  }

  /** Steps over line breaks, comments and lines of nothing else. */
  skipEmpty(): void {
    for (;;) {
      const { kind } = this;
      const empty = kind === 'indent' && /^(?:newline|comment|end)$/.test(this.next().kind);
      if (kind !== 'newline' && kind !== 'comment' && !empty) return;
      this.#at++;
    }
  }

  /** Columns before the first token of the line that begins here; 0 in the middle of a line. */
  indent(): number {
    const { kind, start, end } = this.now;
    return kind === 'indent' ? end - start : 0;
  }

  firstOfLine(): LenientToken {
    return this.kind === 'indent' ? this.next() : this.now;
  }

  /** Whether a text with a colon behind it comes next. */
  atKey(): boolean {
    const offset = this.kind === 'indent' ? 1 : 0;
    return this.next(offset).kind === 'scalar' && this.next(offset + 1).kind === 'colon';
  }

  /** One level further in. @throws LenientDepthError */
  deeper<T>(read: () => T): T {
    if (this.#depth >= deepest) throw new LenientDepthError('The values are nested too deep');
    this.#depth++;
    const value = read();
    this.#depth--;
    return value;
  }
}
