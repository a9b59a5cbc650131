import type { LineIndex } from '../text.ts';
import { bodyLine, isRule, type BodyLine } from './bodyLine.ts';
import { InlineScanner } from './inlineScanner.ts';
import { readLinkTarget } from './linkTarget.ts';
import type { Body, Fence, Heading, Link } from './skillDocument.ts';

/**
 * Reads the Markdown from `start` to the end of the text, in time linear in its length. It knows what the
 * rules and views ask for: headings, links, code spans and fences. Links in fences, code spans, indented code,
 * HTML comments and HTML that is shown as it stands (`<pre>`) are none. Where CommonMark ends a fence with its list item, this reader waits for the
 * closing line.
 */
export function parseBody(text: string, start: number, lines: LineIndex): Body {
  const inline = new InlineScanner(text);
  const { definitions, headings, fences } = readBody(text, start, lines, inline);
  const links = [...inline.links, ...definitions].sort((a, b) => a.span.start - b.span.start);
  return { span: { start, end: text.length }, headings, links, codeSpans: inline.codeSpans, fences };
}

/** The headings alone. */
export function headingsOf(text: string, start: number, lines: LineIndex): readonly Heading[] {
  return readBody(text, start, lines).headings;
}

function readBody(text: string, start: number, lines: LineIndex, inline?: InlineScanner): Blocks {
  const reader = new BodyReader(text, inline);
  const first = lines.positionAt(start).line;
  for (let line = first; line < lines.count; line++) {
    const from = Math.max(start, lines.startOf(line));
    let end = lines.startOf(line + 1);
    while (end > from && (text.charCodeAt(end - 1) === 10 || text.charCodeAt(end - 1) === 13)) end--;
    reader.line(from, end);
  }
  return reader.finish();
}

interface Blocks extends Pick<Body, 'headings' | 'fences'> {
  readonly definitions: readonly Link[];
}

interface OpenFence {
  readonly mark: number;
  readonly length: number;
  readonly column: number;
  readonly quoted: boolean;
  readonly language: string;
  readonly start: number;
}

class BodyReader {
  readonly #text: string;
  readonly #inline: InlineScanner | undefined;
  readonly #headings: Heading[] = [];
  readonly #definitions: Link[] = [];
  readonly #fences: Fence[] = [];
  #fence: OpenFence | undefined;
  /** What ends the comment or the raw HTML that the line is in. */
  #htmlEnd: RegExp | undefined;
  /** The paragraph, list item or table row being collected. */
  #run: { start: number; end: number; readonly paragraph: boolean } | undefined;
  #inList = false;
  #afterBlank = true;
  #end = 0;

  /** @param inline gets what is neither code nor HTML */
  constructor(text: string, inline: InlineScanner | undefined) {
    this.#text = text;
    this.#inline = inline;
  }

  line(start: number, end: number): void {
    const inFence = this.#fence && this.#inFence(this.#fence, start, end);
    this.#end = end;
    if (inFence === true) return;
    const line = bodyLine(this.#text, start, end);
    if (this.#htmlEnd) {
      if (this.#htmlEnd.test(this.#text.slice(start, end))) this.#htmlEnd = undefined;
    } else if (line.content >= end && !line.listItem) {
      this.#flush();
      this.#afterBlank = true;
    } else {
      this.#block(line);
      this.#afterBlank = false;
    }
  }

  finish(): Blocks {
    this.#flush();
    if (this.#fence) this.#closeFence(this.#fence, this.#end, false);
    return { headings: this.#headings, definitions: this.#definitions, fences: this.#fences };
  }

  #block(line: BodyLine): void {
    const { content, end, column, listItem } = line;
    if (listItem) this.#inList = true;
    else if (this.#afterBlank && line.indent === 0) this.#inList = false;
    const indentedCode = line.indent >= 4 && !this.#inList && !this.#run;
    if (indentedCode) return;

    const unit = this.#text.charCodeAt(content);
    if ((unit === 96 || unit === 126) && this.#openFence(line, unit)) return;
    const htmlEnd =
      unit === 60 ? endOfHtml(this.#text.slice(content, Math.min(end, content + 10))) : undefined;
    if (htmlEnd) {
      this.#flush();
      if (!htmlEnd.test(this.#text.slice(content + 4, end))) this.#htmlEnd = htmlEnd;
      return;
    }
    if (unit === 35 && (line.indent < 4 || this.#inList) && this.#atxHeading(content, end)) return;
    if ((unit === 61 || unit === 45) && this.#run?.paragraph === true && this.#underline(line, unit)) return;
    if (isRule(this.#text, content, end)) {
      this.#flush();
      return;
    }
    if (unit === 91 && !this.#run && this.#definition(content, end)) return;

    const row = unit === 124;
    if (this.#run && !listItem && !row) {
      this.#run.end = end;
      return;
    }
    this.#flush();
    this.#run = { start: content, end, paragraph: !listItem && !row && !line.quoted && column < 4 };
  }

  #flush(): void {
    if (this.#run) this.#inline?.scan(this.#run.start, this.#run.end);
    this.#run = undefined;
  }

  /** Whether the line belongs to the fence that is open. A fence in a quote ends where the quote does. */
  #inFence(fence: OpenFence, start: number, end: number): boolean {
    let at = firstNonBlank(this.#text, start, end);
    const indent = at - start;
    if (fence.quoted) {
      if (this.#text.charCodeAt(at) !== 62) {
        this.#closeFence(fence, this.#end, true);
        return false;
      }
      while (this.#text.charCodeAt(at) === 62) at = firstNonBlank(this.#text, at + 1, end);
    }
    if (this.#text.charCodeAt(at) !== fence.mark || indent >= fence.column + 4) return true;
    const behind = behindMarks(this.#text, at, end);
    if (behind - at < fence.length || firstNonBlank(this.#text, behind, end) < end) return true;
    this.#closeFence(fence, end, true);
    return true;
  }

  #closeFence(fence: OpenFence, end: number, closed: boolean): void {
    this.#fences.push({ language: fence.language, span: { start: fence.start, end }, closed });
    this.#fence = undefined;
    this.#afterBlank = false;
  }

  #openFence({ content, end, column, quoted }: BodyLine, mark: number): boolean {
    const behind = behindMarks(this.#text, content, end);
    const info = this.#text.slice(behind, end).trim();
    if (behind - content < 3 || (mark === 96 && info.includes('`'))) return false;
    this.#flush();
    const language = /^\S*/.exec(info)?.[0] ?? '';
    this.#fence = { mark, length: behind - content, column, quoted, language, start: content };
    return true;
  }

  #atxHeading(content: number, end: number): boolean {
    const behind = behindMarks(this.#text, content, end);
    const level = behind - content;
    const unit = this.#text.charCodeAt(behind);
    if (level > 6 || (behind < end && unit !== 32 && unit !== 9)) return false;
    this.#flush();
    const written = this.#text.slice(behind, end).trim();
    const text = written.replace(/^#+$|[ \t]#+$/, '').trimEnd();
    this.#headings.push({ level, text, span: { start: content, end } });
    this.#inline?.scan(behind, end);
    return true;
  }

  /** `===` or `---` below a paragraph makes it a heading. */
  #underline({ content, end, indent, listItem, quoted }: BodyLine, unit: number): boolean {
    if (indent >= 4 || listItem || quoted || !this.#run) return false;
    const behind = behindMarks(this.#text, content, end);
    if (firstNonBlank(this.#text, behind, end) < end) return false;
    const text = this.#text.slice(this.#run.start, this.#run.end).trim().replace(/\s+/g, ' ');
    this.#headings.push({ level: unit === 61 ? 1 : 2, text, span: { start: this.#run.start, end } });
    this.#flush();
    return true;
  }

  /** `[label]: target "title"` and nothing else on the line; `[^note]: text` is a footnote. */
  #definition(content: number, end: number): boolean {
    const label = /^\[(?!\^)(?:[^[\]\\\r\n]|\\.){1,500}\]:/.exec(this.#text.slice(content, content + 600));
    if (!label) return false;
    const target = readLinkTarget(this.#text, content + label[0].length, end);
    if (!target || target.next < end || target.end === target.start) return false;
    this.#definitions.push({
      kind: 'definition',
      target: this.#text.slice(target.start, target.end),
      targetSpan: { start: target.start, end: target.end },
      span: { start: content, end },
    });
    return true;
  }
}

/** What ends the HTML that begins so, where no Markdown is read in it. https://spec.commonmark.org/0.31.2/#html-blocks */
function endOfHtml(beginning: string): RegExp | undefined {
  if (beginning.startsWith('<!--')) return /-->/;
  return /^<(?:pre|script|style|textarea)(?:[\s>]|$)/i.test(beginning)
    ? /<\/(?:pre|script|style|textarea)>/i
    : undefined;
}

function behindMarks(text: string, from: number, end: number): number {
  const mark = text.charCodeAt(from);
  let at = from;
  while (at < end && text.charCodeAt(at) === mark) at++;
  return at;
}

function firstNonBlank(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++;
  return at;
}
