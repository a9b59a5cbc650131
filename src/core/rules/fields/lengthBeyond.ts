/** What of a text lies beyond a number of code points. */
export interface Beyond {
  /** Code points of the text without the blanks at its end. */
  readonly characters: number;
  /** UTF-16 units that are allowed. */
  readonly units: number;
  /** Of what is too much, in UTF-16 units, from the first that is no blank. */
  readonly start: number;
  readonly end: number;
}

/** What of `text`, the blanks at its end left out, is more than `limit` code points; undefined where nothing is. */
export function lengthBeyond(text: string, limit: number): Beyond | undefined {
  if (text.length <= limit) return undefined;
  const trimmed = text.trimEnd();
  let characters = 0;
  let units = 0;
  for (const character of trimmed) if (++characters <= limit) units += character.length;
  if (characters <= limit) return undefined;
  const start = trimmed.length - trimmed.slice(units).trimStart().length;
  return { characters, units, start, end: trimmed.length };
}
