import { writtenOf, type Way } from './mending.ts';

/** Closes the quotes of a value of one line that has no end. */
export const closeQuote: Way = (document, broken) => {
  const written = writtenOf(document, broken);
  const quote = written.charAt(0);
  const text = written.slice(1);
  if ((quote !== '"' && quote !== "'") || text.trim() === '') return undefined;
  if (/[\r\n\\]/u.test(text) || text.includes(quote)) return undefined;
  const { end } = broken.value.span;
  return { title: 'Close the quotes', edits: [{ span: { start: end, end }, text: quote }], text };
};
