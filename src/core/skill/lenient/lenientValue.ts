/** A value as VS Code reads it: all that is no list or map is text. */
export type LenientValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly LenientValue[] }
  | { readonly kind: 'map'; readonly fields: readonly LenientField[] };

export interface LenientField {
  readonly key: string;
  readonly value: LenientValue;
  /** Offset of the key in what was read. */
  readonly keyStart: number;
}

export const nothing: LenientValue = { kind: 'text', text: '' };
