import type { Fix } from './fix.ts';
import { toolsOf, type Tool } from './fields/toolsOf.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

export const toolParentheses: DocumentRule = {
  id: 'tool-parentheses',
  looksAt: 'document',
  summary: 'The parentheses behind a tool are closed',
  severity: 'warning',
  fixable: true,
  source: 'https://code.claude.com/docs/en/permissions#permission-rule-syntax',
  level: 'should',
  effects: {},
  consequence: 'What comes behind is taken for a part of it, and there is no tool of such a name.',
  *check({ document }) {
    for (const key of ['allowed-tools', 'disallowed-tools']) {
      for (const tool of toolsOf(document, key)) {
        const depth = depthOf(tool.text);
        if (depth === 0) continue;
        const message =
          depth > 0
            ? `A parenthesis is opened in ${inCode(tool.text)} and not closed.`
            : `A parenthesis is closed in ${inCode(tool.text)} that was not opened.`;
        const fix = depth > 0 ? closed(tool, depth) : without(tool);
        yield { message, span: tool.span, ...(fix && { fixes: [fix] }) };
      }
    }
  },
};

/** How many parentheses stay open; below zero where one is closed that was not open. */
function depthOf(text: string): number {
  let depth = 0;
  for (const unit of text) {
    if (unit === '(') depth++;
    if (unit === ')' && --depth < 0) return depth;
  }
  return depth;
}

/** Where it is plain where it ends: at the first comma, or at the end of what holds no blank. */
function closed({ text, span, editable }: Tool, depth: number): Fix | undefined {
  if (depth !== 1 || !editable) return undefined;
  const comma = text.indexOf(',');
  const end = comma === -1 ? text.length : comma;
  if (/\s|\(.*\(/u.test(text.slice(0, end)) || text.endsWith('(')) return undefined;
  const at = span.start + end;
  return {
    title: 'Close the parenthesis',
    safe: false,
    edits: [{ span: { start: at, end: at }, text: ')' }],
  };
}

function without({ text, span, editable }: Tool): Fix | undefined {
  if (!/^\w+\)$/u.test(text) || !editable) return undefined;
  const edits = [{ span: { start: span.end - 1, end: span.end }, text: '' }];
  return { title: 'Take the parenthesis out', safe: false, edits };
}
