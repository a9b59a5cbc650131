/**
 * One `key: value` of block YAML as the lines show it. Offsets into the source; lines end at `\n` or `\r\n`.
 */
export interface BlockEntry {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  /** First unit of the value on the key's line; the line's end where there is none. */
  readonly valueStart: number;
  /** Behind the last unit of the value's last line that is no blank. */
  readonly valueEnd: number;
}

// Dashes of compact lists, then a key without quotes or in them, then a colon with a blank or the line's end
// behind it.
const entryLine =
  /^([ \t]*(?:- +)*)("[^"\n]*"|'[^'\n]*'|[^\s#"'&*!|>%@`{}[\],?:-][^\n#:]*?)[ \t]*:(?=[ \t\r]|$)[ \t]*/;

/**
 * The entry whose key is on the line that begins at `lineStart`, with all following lines that are further
 * in.
 */
export function blockEntryAt(source: string, lineStart: number): BlockEntry | undefined {
  const end = endOfLine(source, lineStart);
  const match = entryLine.exec(source.slice(lineStart, Math.min(end, lineStart + 1000)));
  if (!match) return undefined;
  const [whole, indent = '', key = ''] = match;
  const keyStart = lineStart + indent.length;
  const valueStart = Math.min(lineStart + whole.length, end);
  let valueEnd = end;
  for (let next = end + 1; next < source.length;) {
    const lineEnd = endOfLine(source, next);
    const depth = firstNonBlank(source, next, lineEnd) - next;
    if (depth < lineEnd - next) {
      if (depth <= indent.length) break;
      valueEnd = lineEnd;
    }
    next = lineEnd + 1;
  }
  while (valueEnd > valueStart && ' \t\r\n'.includes(source.charAt(valueEnd - 1))) valueEnd--;
  return { key: unquoted(key), keyStart, keyEnd: keyStart + key.length, valueStart, valueEnd };
}

/**
 * The text of a value read line by line: plain lines folded as YAML folds them, a block scalar's without its
 * header.
 */
export function lineText(written: string): string {
  const lines = written.split(/\r?\n/);
  if (/^[|>][-+\d]*[ \t]*$/.test(lines[0] ?? '')) lines.shift();
  const text = lines
    .map(line => line.trim())
    .join('\n')
    .trim()
    .replace(/\n(\n*)/g, (_all, more: string) => more || ' ');
  return unquoted(text);
}

export function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

function firstNonBlank(source: string, from: number, end: number): number {
  let at = from;
  while (at < end && ' \t\r'.includes(source.charAt(at))) at++;
  return at;
}

function unquoted(text: string): string {
  const quote = text.charAt(0);
  const closed = text.length > 1 && (quote === '"' || quote === "'") && text.endsWith(quote);
  return closed && !text.slice(1, -1).includes(quote) ? text.slice(1, -1) : text;
}
