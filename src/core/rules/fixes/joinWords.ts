import type { ListValue } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';
import type { Fix } from '../rule.ts';

/** Writes a list of words as one text with blanks between; only where no item needs quotes and no comment gets lost. */
export function joinWords(text: string, keySpan: Span, list: ListValue): Fix | undefined {
  const words = list.items.map(item => ('text' in item ? item.text : ''));
  if (words.length === 0 || !words.every(word => /^[A-Za-z][^\s,#'"]*[^\s,#'":]$/u.test(word)))
    return undefined;
  const start = text.indexOf(':', keySpan.end) + 1;
  const { end } = list.span;
  if (text.slice(start, end).includes('#')) return undefined;
  return {
    title: 'Write the tools as one text',
    edits: [{ span: { start, end }, text: ` ${words.join(' ')}` }],
  };
}
