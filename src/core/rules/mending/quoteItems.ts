import { writtenOf, type Way } from './mending.ts';

// An item, in brackets or behind a dash, that begins with a character that no plain value begins with.
const inBrackets = /(?<=[[,][ \t]*)[@`%][^,[\]{}"'#\r\n]*?(?=[ \t]*[,\]])/gu;
const behindDash = /(?<=^[ \t]*- +)[@`%][^"'#\r\n]*?(?=[ \t]*$)/gmu;

/** Puts quotes around the items of a list that need them: `[@angular, x]`. */
export const quoteItems: Way = (document, broken) => {
  const written = writtenOf(document, broken);
  const pattern = written.startsWith('[') ? inBrackets : /^\s*- /u.test(written) ? behindDash : undefined;
  if (!pattern) return undefined;
  const edits = [...written.matchAll(pattern)].map(({ 0: item, index }) => {
    const start = broken.value.span.start + index;
    return { span: { start, end: start + item.length }, text: `"${item}"` };
  });
  if (edits.length === 0 || edits.some(({ text }) => text.includes('\\'))) return undefined;
  return { title: 'Put the items in quotes', edits, text: undefined };
};
