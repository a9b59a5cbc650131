import type { LineIndex } from '../text.ts';
import type { Body } from './skillDocument.ts';

export function parseBody(text: string, start: number, _lines: LineIndex): Body {
  return { span: { start, end: text.length }, headings: [], links: [], codeSpans: [], fences: [] };
}
