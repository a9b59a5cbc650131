import { writtenOf, type Way } from './mending.ts';

const pairs: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Adds the brackets that are missing at the end of a list or map of one line. */
export const closeBrackets: Way = (document, broken) => {
  const written = writtenOf(document, broken);
  if (!/^[[{]/u.test(written) || /[\r\n]|\s#/u.test(written)) return undefined;
  const open: string[] = [];
  for (const [token] of written.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[[\]{}]/gu)) {
    const closing = pairs[token];
    if (closing !== undefined) open.push(closing);
    else if ((token === ']' || token === '}') && open.pop() !== token) return undefined;
  }
  const { end } = broken.value.span;
  const missing = open.reverse().join('');
  if (missing === '') return undefined;
  return {
    title: 'Close the bracket',
    edits: [{ span: { start: end, end }, text: missing }],
    text: undefined,
  };
};
