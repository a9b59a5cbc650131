import type { Fence } from '../skill/skillDocument.ts';
import type { Fix } from './fix.ts';
import type { DocumentRule } from './rule.ts';

export const codeFenceClosed: DocumentRule = {
  id: 'code-fence-closed',
  looksAt: 'document',
  summary: 'Every code fence of the instructions is closed',
  severity: 'warning',
  fixable: true,
  source: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
  level: 'should',
  effects: {},
  consequence: 'All that follows counts as code: headings and links in it are none.',
  *check({ document: { text, lines, body } }) {
    const open = body.fences.find(({ closed }) => !closed);
    if (!open) return;
    const marks = marksOf(text, open);
    const span = {
      start: open.span.start,
      end: open.span.start + lineAt(text, open.span.start).trimEnd().length,
    };
    const outer =
      open.language === '' ? body.fences.findLast(fence => holdsFence(text, fence, marks)) : undefined;
    if (outer) {
      const line = lines.positionAt(outer.span.start).line + 1;
      const message = `Nothing closes this code fence: it was to close that of line ${line}, which ends at the first ${marks} inside it. Give the outer fence one mark more than those inside.`;
      yield { message, span, fixes: [widen(outer, open, marks)] };
    } else {
      const message = `Nothing closes this code fence. Add a line of ${marks} where the code ends.`;
      yield { message, span, fixes: [closeAtEnd(text, open, marks)] };
    }
  },
};

function lineAt(text: string, start: number): string {
  return /^[^\r\n]*/u.exec(text.slice(start, start + 1000))?.[0] ?? '';
}

function marksOf(text: string, fence: Fence): string {
  return /^(?:`+|~+)/u.exec(text.slice(fence.span.start, fence.span.end))?.[0] ?? '';
}

/** Whether the fence is of the same marks and one with a language begins inside it, so that the first bare one has closed it. */
function holdsFence(text: string, { span, closed }: Fence, marks: string): boolean {
  const content = text.slice(span.start, span.end);
  if (!closed || !content.startsWith(marks) || content.startsWith(marks + marks.charAt(0))) return false;
  const inside = content.slice(lineAt(text, span.start).length);
  return new RegExp(`[\\r\\n][ \\t>]*${marks}[^\\s\`~]`, 'u').test(inside);
}

function widen(outer: Fence, open: Fence, marks: string): Fix {
  const edits = [outer, open].map(({ span: { start } }) => ({
    span: { start, end: start },
    text: marks.charAt(0),
  }));
  return { title: 'Give the outer fence one mark more', safe: false, edits };
}

function closeAtEnd(text: string, open: Fence, marks: string): Fix {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const line = text.slice(text.lastIndexOf('\n', open.span.start) + 1, open.span.start);
  // Behind a list marker the fence is as deep as the text is.
  const indent = line.replace(/[^ \t>]/gu, ' ');
  const end = text.length;
  const closing = /[\r\n]$/u.test(text) ? indent + marks + eol : eol + indent + marks;
  return {
    title: 'Close the fence at the end of the file',
    safe: false,
    edits: [{ span: { start: end, end }, text: closing }],
  };
}
