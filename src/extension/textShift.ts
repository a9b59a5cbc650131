/**
 * What is to be added to offsets into the text that was checked to have those into the text of a document, which begins
 * with no byte order mark; undefined where it is another text.
 *
 * @param hash of the text that was checked
 */
export function textShift(text: string, hash: string, digest: (text: string) => string): 0 | -1 | undefined {
  if (digest(text) === hash) return 0;
  return digest(`\ufeff${text}`) === hash ? -1 : undefined;
}
