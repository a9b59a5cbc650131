import type { Span } from '../text.ts';

/** A local path that the document names. */
export interface Reference {
  /** Relative to the skill directory, decoded, without fragment and query: `references/my file.md`. */
  readonly path: string;
  /** What is behind `#`, decoded. */
  readonly fragment: string | undefined;
  /** Of the path as written. */
  readonly span: Span;
  /** A Markdown link or image is a promise; a path in a code span or prose is a mention. */
  readonly kind: 'link' | 'mention';
}
