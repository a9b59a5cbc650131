/** A text and a place in it, which knows its line's start. Lines end at `\n`, `\r\n` or a lone `\r`. */
export class LenientSource {
  readonly text: string;
  at = 0;
  #lineStart = 0;

  constructor(text: string) {
    this.text = text;
  }

  get char(): string {
    return this.text.charAt(this.at);
  }

  get column(): number {
    return this.at - this.#lineStart;
  }

  get atLineEnd(): boolean {
    return this.at >= this.text.length || this.char === '\n' || this.char === '\r';
  }

  /** Steps over one line break, if there is one here. */
  takeNewline(): boolean {
    const length = this.text.startsWith('\r\n', this.at)
      ? 2
      : this.char === '\n' || this.char === '\r'
        ? 1
        : 0;
    this.at += length;
    if (length > 0) this.#lineStart = this.at;
    return length > 0;
  }

  skipBlanks(): void {
    while (isBlank(this.char)) this.at++;
  }

  skipLine(): void {
    while (!this.atLineEnd) this.at++;
  }

  /** Whether a blank, a line's end or the text's end is at this offset. */
  isSpaceAt(offset: number): boolean {
    const char = this.text.charAt(offset);
    return char === '' || isBlank(char) || char === '\n' || char === '\r';
  }

  /** Whether these three characters stand here as a word of their own. */
  hasMark(mark: string): boolean {
    return this.text.startsWith(mark, this.at) && this.isSpaceAt(this.at + mark.length);
  }
}

export function isBlank(char: string): boolean {
  return char === ' ' || char === '\t';
}
