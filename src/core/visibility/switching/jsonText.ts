/** A value in a JSON text, with the places of what is in it. */
interface JsonNode {
  readonly start: number;
  /** Behind the last character. */
  readonly end: number;
  /** Of an object alone. */
  readonly members?: readonly JsonMember[];
}

interface JsonMember {
  readonly key: string;
  readonly start: number;
  readonly value: JsonNode;
}

/**
 * The text with one value set, or left out where `value` is undefined; objects on the way are made. All else stays byte for
 * byte as it is.
 *
 * @param text valid JSON whose value is an object; `{}` where there is no file yet
 * @param path keys from the outside in; where something on the way is no object, it is replaced
 */
export function withJsonValue(text: string, path: readonly string[], value: unknown): string {
  let node = readValue(text, skipBlank(text, 0));
  let depth = 0;
  for (const key of path) {
    const member = node.members?.findLast(each => each.key === key);
    if (!member) break;
    depth++;
    if (depth === path.length && value === undefined) return withoutMember(text, node, member);
    node = member.value;
    if (!node.members) break;
  }
  if (value === undefined) return text;
  const rest = path.slice(depth);
  const whole = rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  if (rest.length === 0 || !node.members) return replaced(text, node, written(text, whole, depth));
  const [key = ''] = rest;
  const inner = (whole as Record<string, unknown>)[key];
  const member = `${JSON.stringify(key)}: ${written(text, inner, depth + 1)}`;
  const last = node.members.at(-1);
  if (!last) {
    const line = lineEnd(text);
    const [indent, outer] = [unit(text).repeat(depth + 1), unit(text).repeat(depth)];
    return replaced(text, node, `{${line}${indent}${member}${line}${outer}}`);
  }
  const before = text.slice(0, last.start);
  const blank = /\s*$/.exec(before)?.[0] ?? '';
  return `${text.slice(0, last.value.end)},${/[\r\n]/.test(blank) ? blank : ' '}${member}${text.slice(last.value.end)}`;
}

function replaced(text: string, { start, end }: JsonNode, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

function withoutMember(text: string, { members = [] }: JsonNode, member: JsonMember): string {
  const at = members.indexOf(member);
  const [before, after] = [members[at - 1], members[at + 1]];
  if (before) return text.slice(0, before.value.end) + text.slice(member.value.end);
  if (after) return text.slice(0, member.start) + text.slice(after.start);
  const start = text.slice(0, member.start).trimEnd().length;
  return text.slice(0, start) + text.slice(member.value.end).trimStart();
}

function written(text: string, value: unknown, depth: number): string {
  const lines = JSON.stringify(value, null, unit(text)).split('\n');
  return lines.join(lineEnd(text) + unit(text).repeat(depth));
}

/** One step of indentation, as the text has it; two blanks where it has none. */
function unit(text: string): string {
  return /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
}

function lineEnd(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function skipBlank(text: string, at: number): number {
  while (/\s/.test(text.charAt(at))) at++;
  return at;
}

const string = /"(?:[^"\\]|\\.)*"/sy;
const scalar = /[^\s,\]}]+/y;

function readValue(text: string, start: number): JsonNode {
  const first = text.charAt(start);
  if (first === '{') return readObject(text, start);
  if (first === '[') return readArray(text, start);
  return { start, end: endOf(first === '"' ? string : scalar, text, start) };
}

function readObject(text: string, start: number): JsonNode {
  const members: JsonMember[] = [];
  let at = skipBlank(text, start + 1);
  while (at < text.length && text.charAt(at) !== '}') {
    const keyEnd = endOf(string, text, at);
    const value = readValue(text, skipBlank(text, skipBlank(text, keyEnd) + 1));
    members.push({ key: JSON.parse(text.slice(at, keyEnd)) as string, start: at, value });
    at = skipBlank(text, value.end);
    if (text.charAt(at) === ',') at = skipBlank(text, at + 1);
  }
  return { start, end: at + 1, members };
}

function readArray(text: string, start: number): JsonNode {
  let at = skipBlank(text, start + 1);
  while (at < text.length && text.charAt(at) !== ']') {
    at = skipBlank(text, readValue(text, at).end);
    if (text.charAt(at) === ',') at = skipBlank(text, at + 1);
  }
  return { start, end: at + 1 };
}

function endOf(token: RegExp, text: string, at: number): number {
  token.lastIndex = at;
  return token.test(text) ? token.lastIndex : text.length;
}
