import type { Span } from '../../text.ts';
import type { TextSubject } from '../subjects.ts';
import { anchorsIn } from './anchorsIn.ts';
import { spanAround } from './spanAround.ts';

/** A text that a model reads, and that does not show where Markdown is shown. */
export interface HiddenText {
  /** How it is hidden: "an HTML comment". */
  readonly way: string;
  readonly span: Span;
  readonly text: string;
}

/** The hidden texts outside code, way by way. */
export function* hiddenTexts(file: Pick<TextSubject, 'text' | 'document'>): Iterable<HiddenText> {
  const { text, document } = file;
  const parts = new Set(anchorsIn(file).hidden.map(({ literal }) => literal));
  if (!document || parts.size === 0) return;
  const { body } = document;

  const inCode = (offset: number): boolean =>
    offset < body.span.start ||
    spanAround(body.fences, offset) !== undefined ||
    spanAround(body.codeSpans, offset) !== undefined;
  for (let start = text.indexOf('<!--'); start !== -1;) {
    const end = text.indexOf('-->', start + 4);
    if (end === -1) break;
    const span = { start, end: end + 3 };
    if (!inCode(start)) yield { way: 'an HTML comment', span, text: text.slice(start + 4, end) };
    start = text.indexOf('<!--', span.end);
  }
  for (const { way, hint, pattern } of ways) {
    if (!hint.some(part => parts.has(part))) continue;
    for (const match of text.matchAll(pattern)) {
      const said = match.groups?.['said'] ?? '';
      const span = { start: match.index, end: match.index + match[0].length };
      if (said !== '' && !inCode(span.start)) yield { way, span, text: said };
    }
  }
}

const ways: readonly {
  readonly way: string;
  readonly hint: readonly string[];
  readonly pattern: RegExp;
}[] = [
  {
    way: 'a link definition that nothing links to',
    hint: [']: #', ']: <>', ']:  '],
    pattern:
      /^[ ]{0,3}\[(?:\/\/|comment|_|\.|#|>)\]:[ \t]{1,8}(?:#|<>)[ \t]{1,8}["'(](?<said>[^\r\n]{1,2000})["')][ \t]*$/gimu,
  },
  {
    way: 'an element that is not displayed',
    hint: ['style=', ' hidden>'],
    pattern:
      /<(?:span|div|p|font|section|details|small|i|b|a)\b(?=[^>\n]{0,300}(?:display:\s?none|visibility:\s?hidden|font-size:\s?0(?:px|pt|em|;|["'])|opacity:\s?0(?:;|["'])|(?:^|[^-])color:\s?(?:white|#fff(?:fff)?|transparent)\b|\shidden[\s>]))[^>\n]{1,300}>(?<said>[^<]{1,2000})<(?:\/\w{1,12}>)?/giu,
  },
];
