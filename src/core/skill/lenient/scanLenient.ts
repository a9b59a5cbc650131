import { isLenientBlock, readLenientBlock } from './lenientBlock.ts';
import { readLenientQuoted } from './lenientQuoted.ts';
import { isBlank, LenientSource } from './lenientSource.ts';
import type { LenientToken, LenientTokenKind } from './lenientToken.ts';

/** Cuts a frontmatter into tokens as VS Code does, up to its second `---`. The last token is `end`. */
export function scanLenient(text: string): readonly LenientToken[] {
  return new LenientScanner(text).scan();
}

class LenientScanner {
  readonly #source: LenientSource;
  readonly #tokens: LenientToken[] = [];
  /** The last two tokens that say something: no line break, indentation or comment. */
  #last: LenientToken | undefined;
  #beforeLast: LenientToken | undefined;
  #brackets = 0;
  #colonInLine = false;
  #documents = 0;

  constructor(text: string) {
    this.#source = new LenientSource(text);
  }

  scan(): readonly LenientToken[] {
    const source = this.#source;
    while (source.at < source.text.length && this.#documents < 2) this.#line();
    this.#add('end', source.at);
    return this.#tokens;
  }

  #line(): void {
    const source = this.#source;
    this.#colonInLine = false;
    const start = source.at;
    source.skipBlanks();
    const indented = source.at > start;
    if (indented) this.#add('indent', start);
    const mark = source.at;
    if (!indented && (source.hasMark('---') || source.hasMark('...'))) {
      const kind = source.char === '-' ? 'document' : 'documentEnd';
      source.at += 3;
      this.#add(kind, mark);
      if (kind === 'document') this.#documents++;
    }
    // A directive of YAML: passed over wherever it stands.
    if (source.char === '%' && source.at === mark) source.skipLine();
    while (!source.atLineEnd && this.#piece());
    const end = source.at;
    if (source.takeNewline()) this.#add('newline', end);
  }

  /** Whether the line may go on behind the piece: behind a block the next one begins. */
  #piece(): boolean {
    const source = this.#source;
    source.skipBlanks();
    if (source.atLineEnd) return true;
    const { at: start, char, column } = source;
    if (char === '#') {
      source.skipLine();
      this.#add('comment', start);
    } else if (char === '{' || char === '[') {
      this.#brackets++;
      this.#sign(char);
    } else if ((char === '}' || char === ']') && this.#brackets > 0) {
      this.#brackets--;
      this.#sign(char);
    } else if (char === ',' && this.#brackets > 0) {
      this.#sign('comma');
    } else if (char === '-' && source.isSpaceAt(start + 1)) {
      this.#sign('dash');
    } else if (char === ':' && (this.#isColon(start) || this.#isColonOfFlow())) {
      const colon = this.#isColon(start);
      this.#sign('colon');
      if (colon && this.#brackets === 0) this.#colonInLine = true;
    } else if (char === '"' || char === "'") {
      this.#scalar(start, column, readLenientQuoted(source), false);
    } else if ((char === '|' || char === '>') && this.#brackets === 0 && isLenientBlock(source)) {
      this.#scalar(start, column, readLenientBlock(source, this.#outerColumn()), false);
      return false;
    } else {
      this.#scalar(start, column, this.#plain(), true);
    }
    return true;
  }

  /** A second colon of a line is text; in brackets a comma or a bracket may follow it. */
  #isColon(at: number): boolean {
    const source = this.#source;
    if (this.#brackets === 0) return !this.#colonInLine && source.isSpaceAt(at + 1);
    return source.isSpaceAt(at + 1) || ',}]'.includes(source.text.charAt(at + 1));
  }

  /** `{"a":1}`: in brackets, behind a quoted text or a bracket, a colon needs no blank. */
  #isColonOfFlow(): boolean {
    const last = this.#last;
    if (this.#brackets === 0 || !last) return false;
    return last.kind === '}' || last.kind === ']' || (last.kind === 'scalar' && !last.plain);
  }

  #plain(): string {
    const source = this.#source;
    const { text } = source;
    const start = source.at;
    let end = start;
    for (; !source.atLineEnd; source.at++) {
      const { char, at } = source;
      if (this.#brackets > 0 && ',{}[]'.includes(char)) break;
      if (char === ':' && this.#isColon(at)) break;
      if (char === '#' && at > start && isBlank(text.charAt(at - 1))) break;
      if (!isBlank(char)) end = at + 1;
    }
    return text.slice(start, end);
  }

  /** Where the key or dash stands that a block here belongs to. */
  #outerColumn(): number {
    const last = this.#last;
    if (last?.kind === 'colon') return this.#beforeLast?.column ?? 0;
    if (last?.kind === 'dash') return last.column;
    return last?.kind === 'document' ? -1 : 0;
  }

  #sign(kind: LenientTokenKind): void {
    const start = this.#source.at++;
    this.#add(kind, start);
  }

  #scalar(start: number, column: number, text: string, plain: boolean): void {
    const end = plain ? start + text.length : this.#source.at;
    this.#push({ kind: 'scalar', start, end, column, text, plain });
  }

  #add(kind: LenientTokenKind, start: number): void {
    const { at: end, column } = this.#source;
    this.#push({ kind, start, end, column: Math.max(0, column - (end - start)), text: '', plain: false });
  }

  #push(token: LenientToken): void {
    this.#tokens.push(token);
    if (token.kind === 'newline' || token.kind === 'indent' || token.kind === 'comment') return;
    this.#beforeLast = this.#last;
    this.#last = token;
  }
}
