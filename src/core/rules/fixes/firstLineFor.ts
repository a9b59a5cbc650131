/**
 * Where the first line goes that no reader of the file must find before: behind `#!`, the encoding of a Python script,
 * `<?php`, `<?xml … ?>` and a doctype. The offset of the start of a line, or of the end of the text.
 */
export function firstLineFor(path: string, text: string): number {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const skip = (line: RegExp): void => {
    const found = line.exec(text.slice(at));
    if (found) at += found[0].length;
  };
  skip(/^#![^\r\n]*(?:\r\n|\r|\n|$)/u);
  // Of the first two lines only: https://docs.python.org/3/reference/lexical_analysis.html#encoding-declarations
  if (/\.py$/iu.test(path)) skip(/^[ \t\f]*#.*?coding[:=][^\r\n]*(?:\r\n|\r|\n|$)/u);
  if (/\.php$/iu.test(path)) skip(/^<\?php[^\r\n]*(?:\r\n|\r|\n|$)/u);
  if (/\.(?:xml|html?)$/iu.test(path)) {
    skip(/^<\?xml[^>]*>[ \t]*(?:\r\n|\r|\n|$)/u);
    skip(/^<!doctype[^>]*>[ \t]*(?:\r\n|\r|\n|$)/iu);
  }
  return at;
}
