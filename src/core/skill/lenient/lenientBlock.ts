import { isBlank, type LenientSource } from './lenientSource.ts';

/** Whether the `|` or `>` here has nothing but digits, signs and a comment behind it. */
export function isLenientBlock({ text, at }: LenientSource): boolean {
  const header = /[|>][1-9+-]*[ \t]*(?=[\r\n#]|$)/y;
  header.lastIndex = at;
  return header.test(text);
}

/**
 * The text of the block that begins here with `|` or `>`, `outer` being the column of the key or dash that it belongs to;
 * leaves the source behind it.
 */
export function readLenientBlock(source: LenientSource, outer: number): string {
  const style = source.char;
  source.at++;
  const { indent, chomping } = readHeader(source);
  const lines = readLines(source, outer, indent);
  let trailing = 0;
  while (trailing < lines.length && lines.at(-1 - trailing) === '') trailing++;
  const kept = lines.slice(0, lines.length - trailing);
  const text = style === '|' ? kept.join('\n') : folded(kept);
  if (chomping === '+') return text + '\n'.repeat(kept.length > 0 ? trailing + 1 : trailing);
  return chomping === '' && kept.length > 0 ? `${text}\n` : text;
}

/** At most two signs: a digit and a chomping sign, in any order. */
function readHeader(source: LenientSource): { indent: number; chomping: string } {
  let indent = 0;
  let chomping = '';
  for (let round = 0; round < 2; round++) {
    const { char } = source;
    if (char >= '1' && char <= '9' && indent === 0) indent = Number(char);
    else if ((char === '-' || char === '+') && chomping === '') chomping = char;
    else continue;
    source.at++;
  }
  source.skipBlanks();
  if (source.char === '#') source.skipLine();
  source.takeNewline();
  return { indent, chomping };
}

/** The lines that are as far in as the first one; only blanks count as indentation. */
function readLines(source: LenientSource, outer: number, explicit: number): string[] {
  let indent = explicit > 0 ? outer + explicit : 0;
  const lines: string[] = [];
  while (source.at < source.text.length) {
    const start = source.at;
    while (source.char === ' ') source.at++;
    const depth = source.at - start;
    if (source.atLineEnd) {
      lines.push(indent > 0 && depth >= indent ? source.text.slice(start + indent, source.at) : '');
      source.takeNewline();
      continue;
    }
    const ended = depth === 0 && (source.hasMark('---') || source.hasMark('...'));
    if (ended || (indent === 0 ? depth <= outer : depth < indent)) {
      source.at = start;
      break;
    }
    if (indent === 0) indent = depth;
    source.skipLine();
    lines.push(source.text.slice(start + indent, source.at));
    source.takeNewline();
  }
  return lines;
}

/** Lines joined by blanks, but for those that are further in, or have empty lines between them. */
function folded(lines: readonly string[]): string {
  const parts: string[] = [];
  let deeperBefore = false;
  let empty = 0;
  let any = false;
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      parts.push('\n');
      empty++;
      continue;
    }
    const deeper = isBlank(line.charAt(0));
    const kept = deeper || deeperBefore;
    if (index > 0) parts.push(empty > 0 ? (kept && any ? '\n' : '') : kept ? '\n' : ' ');
    parts.push(line);
    deeperBefore = deeper;
    any = true;
    empty = 0;
  }
  return parts.join('');
}
