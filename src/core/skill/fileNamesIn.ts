/** Names kept of one text; a text that names more files than this is a list of files, not instructions. */
const most = 5000;

/** Paths and names of files that stand in a text, whether as a link or not: `guide.md`, `scripts/run.py`. Each once, `./` left out. */
export function fileNamesIn(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [name] of text.matchAll(/(?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*\.[A-Za-z]\w{0,9}(?!\w)/g)) {
    found.add(name);
    if (found.size >= most) break;
  }
  return [...found];
}
