import type { Span } from '../text.ts';
import type { Link } from './skillDocument.ts';

/** A local path that the document names. */
export interface Reference {
  /** Relative to the skill directory, decoded, without fragment and query: `references/my file.md`. Empty for `#part`: this file. */
  readonly path: string;
  /** As it stands at `span`: `./references/my%20file.md#part`. */
  readonly written: string;
  /** What is behind `#`, decoded. */
  readonly fragment: string | undefined;
  /** Of the path as written. */
  readonly span: Span;
  /** What stands in Markdown is a promise that the file is there; a path in a code span is a mention. */
  readonly kind: Link['kind'] | 'mention';
}

/** References of one document that are followed; a skill written by hand has some hundreds at most. */
export const mostReferences = 10_000;

/**
 * Whether it is one word without `.` and `/`, as in `[x](url)` or `list[i](j)`: a link only where a file is called so.
 * `[x](scripts/)` is none.
 */
export function isBareWord({ path, written, kind }: Reference): boolean {
  return kind !== 'mention' && path !== '' && /^[^./\\?#]+(?:[?#]|$)/.test(written);
}
