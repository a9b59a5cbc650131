import type { Replacement } from './replaceInText.ts';

export interface WithoutBrackets {
  /** For a menu: "Take the tag out". */
  readonly title: string;
  readonly replacements: readonly Replacement[];
}

/**
 * How to say without angle brackets what stands at `start` to `end` of the text: one bracket, or a tag, which goes along
 * with the others of its name. Undefined where that is not plain.
 */
export function withoutAngleBrackets(text: string, start: number, end: number): WithoutBrackets | undefined {
  const found = text.slice(start, end);
  if (found === '<->') return instead(start, end, '↔');
  if (found.length === 1) return oneBracket(text, start);
  const tag = /^<(\/?)([A-Za-z][\w.-]*)(?:\s[^<>]*)?(\/?)>$/u.exec(found);
  if (!tag) return undefined;
  const [, closing, name = '', empty] = tag;
  if (closing || empty || markup.has(name) || text.includes(`</${name}>`)) return tagsOut(text, name);
  return instead(start, end, `[${found.slice(1, -1)}]`);
}

/** Elements of HTML that stand in Markdown; names of types and placeholders are not among them. */
const markup: ReadonlySet<string> = new Set(
  'a b br code details div em h1 h2 h3 hr i img kbd li ol p pre script span strong sub summary sup table td th tr u ul'.split(
    ' ',
  ),
);

/** More tags than this are no slip, and each of them costs. */
const mostTags = 50;

function tagsOut(text: string, name: string): WithoutBrackets | undefined {
  const tags = text.matchAll(new RegExp(`</?${name.replace(/[.-]/gu, '\\$&')}(?:\\s[^<>]*)?/?>`, 'gu'));
  const found = [...tags];
  if (found.length > mostTags) return undefined;
  const replacements = found.map(({ 0: tag, index: start }) => {
    const end = start + tag.length;
    const betweenBlanks = /\s/u.test(text.charAt(end)) && /^(?:\s|$)/u.test(text.charAt(start - 1));
    return { start, end: betweenBlanks ? end + 1 : end, text: '' };
  });
  return { title: replacements.length > 1 ? 'Take the tags out' : 'Take the tag out', replacements };
}

function oneBracket(text: string, at: number): WithoutBrackets | undefined {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at + 1, at + 4);
  if (text.charAt(at) === '>') {
    if (before.endsWith('-')) return instead(at - (before === '--' ? 2 : 1), at + 1, '→');
    if (before.endsWith('=')) return instead(at - 1, at + 1, '⇒');
    if (/\s$/u.test(before) && /^\s\p{L}/u.test(after)) return instead(at, at + 1, '›');
  } else if (after.startsWith('-')) return instead(at, at + (after.startsWith('--') ? 3 : 2), '←');
  const greater = text.charAt(at) === '>';
  if (after.startsWith('=')) return instead(at, at + 2, greater ? '≥' : '≤');
  const number = /^\s?(?=[$€£~]?\d)/u.exec(after);
  if (!number) return undefined;
  const blank = /[\s(["'/]$|^$/u.test(before) ? '' : ' ';
  return instead(at, at + 1 + number[0].length, `${blank}${greater ? 'over' : 'under'} `);
}

function instead(start: number, end: number, text: string): WithoutBrackets {
  return { title: `Write "${text.trim()}" instead`, replacements: [{ start, end, text }] };
}
