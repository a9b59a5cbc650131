import { writtenOf, type Way } from './mending.ts';

/** Characters in quotes that are more than a word or a name that is quoted. */
const sentence = 60;

/** Moves a quote from the middle of a line to its end, where the quotes hold most of a sentence: `"Fills in forms," merges them`. */
export const moveQuote: Way = (document, broken) => {
  const written = writtenOf(document, broken);
  const quote = written.charAt(0);
  const closing = written.indexOf(quote, 1);
  if ((quote !== '"' && quote !== "'") || closing <= sentence || /[\\\r\n]|\s#/u.test(written))
    return undefined;
  const head = written.slice(1, closing);
  const rest = written.slice(closing + 1);
  if (rest === '' || rest.includes(quote)) return undefined;
  const { start, end } = broken.value.span;
  const edits = [
    { span: { start: start + closing, end: start + closing + 1 }, text: '' },
    { span: { start: end, end }, text: quote },
  ];
  return { title: 'Move the quote to the end', edits, text: head + rest };
};
