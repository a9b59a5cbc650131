/** Controls, line ends, and characters that turn the direction of text round or show nothing at all. */
const unseen = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;
const lineEnd = /\r\n|[\n\r\u2028\u2029]/g;

/**
 * Untrusted text for one line of plain text, such as a row or a label read aloud: a line end shows as `␤`, any other
 * character that cannot be seen as U+FFFD, so that no name looks like another or upsets the text around it.
 */
export function plainLabel(text: string): string {
  return text.replace(lineEnd, '␤').replace(unseen, '\ufffd');
}
