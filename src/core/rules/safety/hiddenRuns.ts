import type { Span } from '../../text.ts';

/** What a run of characters that nobody sees consists of. */
export type HiddenKind = 'tags' | 'selectors' | 'bidi' | 'zeroWidth';

export interface HiddenRun {
  readonly kind: HiddenKind;
  readonly span: Span;
  /** The characters themselves. */
  readonly text: string;
}

const hidden =
  /(?<tags>(?:\uDB40[\uDC00-\uDC7F])+)|(?<selectors>(?:[\uFE00-\uFE0F]|\uDB40[\uDD00-\uDDEF]){2,}|\uDB40[\uDD00-\uDDEF])|(?<bidi>[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]+)|(?<zeroWidth>[\xAD\u115F\u1160\u180E\u200B-\u200D\u2060-\u2065\u3164\uFEFF\uFFA0]+)/g;

/** A character of which every run holds one. */
const any =
  /[\xAD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uDB40]|[\uFE00-\uFE0F]{2}/;

/** The runs of characters that show as nothing or turn the text around, in text order; what emoji and scripts need is among them. */
export function* hiddenRuns(text: string): Iterable<HiddenRun> {
  if (!any.test(text)) return;
  for (const match of text.matchAll(hidden)) {
    const { groups = {} } = match;
    const kind = (['tags', 'selectors', 'bidi', 'zeroWidth'] as const).find(one => groups[one] !== undefined);
    const span = { start: match.index, end: match.index + match[0].length };
    // A byte order mark at the start of the file is none of the text.
    if (kind && !(span.start === 0 && match[0] === '\uFEFF')) yield { kind, span, text: match[0] };
  }
}
