import { inQuotes, textFields, writtenOf, type Way } from './mending.ts';

/** Puts quotes around the whole value, a comment behind it left out, where it is certain that it is meant as text. */
export const quoteWhole: Way = (document, broken) => {
  const written = writtenOf(document, broken);
  const { start } = broken.value.span;
  const oneLine = !/[\r\n]/u.test(written);
  const text = oneLine ? (/^(?:(?!\s#).)*/u.exec(written)?.[0] ?? '') : written;
  if (!isSurelyText(broken.key, text)) return undefined;
  const edits = [{ span: { start, end: start + text.length }, text: inQuotes(text) }];
  return { title: 'Put the value in quotes', edits, text: oneLine ? text : broken.value.text };
};

function isSurelyText(key: string, written: string): boolean {
  if (/\s#/u.test(written) || /[\r\n][ \t]+["']?[\w.-]+["']?[ \t]*:(?:\s|$)/u.test(written)) return false;
  if (/^(?:[^\s"'&*!|>%@`{}[\],?:#-]|[?:-]\S)/u.test(written)) return true;
  if (!textFields.has(key)) return written === '*';
  // Text behind `|` or `>` on the same line is meant as it stands, unless more lines make a block of it.
  return !/^(?:-\s|#)/u.test(written) && !(/^[|>]/u.test(written) && /[\r\n]/u.test(written));
}
