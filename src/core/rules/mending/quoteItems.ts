import { writtenOf, type Way } from './mending.ts';

// An item, in brackets or behind a dash, that begins with a character that no plain value begins with; in brackets also one
// with brackets behind a word. What stands before it is the first group.
const inBrackets = /([[,][ \t]*)([@`%][^,[\]{}"'#\r\n]*|[\w.-]+\[[\w.,-]*\])(?=[ \t]*[,\]])/gu;
const behindDash = /^([ \t]*- +)([@`%][^"'#\r\n]*)$/gmu;

/** Puts quotes around the items of a list that need them: `[@angular, ray[data]]`. */
export const quoteItems: Way = (document, broken) => {
  const written = writtenOf(document, broken);
  const pattern = written.startsWith('[') ? inBrackets : /^\s*- /u.test(written) ? behindDash : undefined;
  if (!pattern) return undefined;
  const edits = [...written.matchAll(pattern)].map(({ 1: before = '', 2: found = '', index }) => {
    const item = found.trimEnd();
    const start = broken.value.span.start + index + before.length;
    return { span: { start, end: start + item.length }, text: `"${item}"` };
  });
  if (edits.length === 0 || edits.some(({ text }) => text.includes('\\'))) return undefined;
  return { title: 'Put the items in quotes', edits, text: undefined };
};
