/**
 * Text in quotation marks or backticks, up to 200 code units: what somebody says, not what the author says. A single
 * quotation mark counts only where it does not stand inside a word.
 */
const quoted =
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|„[^“”\n]{1,200}[“”]|«[^»\n]{1,200}»|「[^」\n]{1,200}」|`[^`\n]{1,200}`|(?<![\p{L}\p{N}])['‘](?=\S)(?:[^'’\n]|(?<=\p{L})['’](?=\p{L})){1,200}['’](?!\p{L})/gu;

/** The quoted texts, quotation marks included, in text order. */
export function quotedTexts(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(quoted)];
}

/** The text with blanks in place of all that is quoted: every offset stays what it was. */
export function withoutQuoted(text: string): string {
  return text.replace(quoted, found => ' '.repeat(found.length));
}
