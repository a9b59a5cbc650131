/** UTF-16 code units of a piece: about 200 tokens, which every model takes. */
const usual = 800;

/** The pieces of a long text that get a vector each: whole paragraphs as long as they fit, and no more pieces than `most`. */
export function chunksOf(text: string, most = 12): readonly string[] {
  const chunks: string[] = [];
  let current = '';
  for (const paragraph of text.split(/\n\s*\n/)) {
    for (let at = 0; at < paragraph.length; at += usual) {
      const piece = paragraph.slice(at, at + usual).trim();
      if (current !== '' && current.length + piece.length > usual) {
        chunks.push(current);
        current = '';
      }
      current = current === '' ? piece : `${current}\n\n${piece}`;
      if (chunks.length === most) return chunks;
    }
  }
  if (current !== '') chunks.push(current);
  return chunks.slice(0, most);
}
