/** A piece of a frontmatter as VS Code's scanner cuts it. Offsets into the source. */
export interface LenientToken {
  readonly kind: LenientTokenKind;
  readonly start: number;
  readonly end: number;
  /** Units between the line's start and the token's. */
  readonly column: number;
  /** Of a scalar: what it says. */
  readonly text: string;
  /** Of a scalar: without quotes or block header. */
  readonly plain: boolean;
}

export type LenientTokenKind =
  | 'scalar'
  | 'colon'
  | 'dash'
  | 'comma'
  | '{'
  | '}'
  | '['
  | ']'
  | 'newline'
  /** Blanks and tabs at a line's start, each of them one column wide. */
  | 'indent'
  | 'comment'
  /** `---` */
  | 'document'
  /** `...` */
  | 'documentEnd'
  | 'end';
