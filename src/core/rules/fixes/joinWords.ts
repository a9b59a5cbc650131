import type { ListValue } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';
import type { Fix } from '../fix.ts';

/** An anchor or a tag, on the list or on an item. */
const property = /(?:^|[\s,[])[&!]/u;

/** What an indented line behind the list begins with would become a part of the text. */
const indented = /^[ \t]*(?:\r\n|\r|\n)[ \t]+\S/u;

/**
 * Writes a list of words as one text with blanks between; only where no item needs quotes, and no comment, anchor or tag
 * gets lost.
 */
export function joinWords(text: string, keySpan: Span, list: ListValue): Fix | undefined {
  const words = list.items.map(item => ('text' in item ? item.text : ''));
  if (words.length === 0 || !words.every(word => /^[A-Za-z][^\s,#'"]*[^\s,#'":]$/u.test(word)))
    return undefined;
  const start = text.indexOf(':', keySpan.end) + 1;
  const { end } = list.span;
  const written = text.slice(start, end);
  if (written.includes('#') || property.test(written) || indented.test(text.slice(end, end + 200)))
    return undefined;
  return {
    title: 'Write the tools as one text',
    // GitHub Copilot CLI reads lists, and texts with commas.
    safe: false,
    edits: [{ span: { start, end }, text: ` ${words.join(' ')}` }],
  };
}
