import { sameFor, notLoaded, refused } from './effects.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import type { Span } from '../text.ts';
import { openingFence } from './fields/openingFence.ts';
import type { DocumentRule } from './rule.ts';
import type { Fix } from './fix.ts';

export const frontmatterPresent: DocumentRule = {
  id: 'frontmatter-present',
  looksAt: 'document',
  summary: 'The file begins with frontmatter between two `---` lines',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#skill-md-format',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'copilot', 'codex', 'gemini', 'openCode', 'cline', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
  },
  consequence: 'Claude Code takes the first paragraph for the description; VS Code says nothing.',
  *check({ document }) {
    const [opening, blanks = '', cr] = /^\uFEFF?---([ \t]*)(\r(?!\n))?/u.exec(document.text) ?? [];
    if (opening !== undefined && cr !== undefined && document.frontmatter) {
      const message =
        'The lines of the file end with a carriage return alone, so that agents see no `---` line. Save the file with line feeds.';
      yield { message, span: openingFence(document) };
    } else if (opening !== undefined && blanks !== '' && document.frontmatter) {
      const span = { start: opening.length - blanks.length, end: opening.length };
      const message = 'Blanks stand behind the `---` of the first line. Remove them.';
      const fix: Fix = { title: 'Remove the blanks', safe: true, edits: [{ span, text: '' }] };
      yield {
        message,
        span,
        severity: 'information',
        level: 'should',
        effects: {},
        consequence: '',
        fixes: [fix],
      };
    }
    if (!document.problems.some(({ kind }) => kind === 'noFrontmatter')) return;
    const before = textBefore(document.text);
    if (before) {
      const message =
        'Something stands before the `---` line, which has to be the very first line of the file. Move it behind the frontmatter, or remove it.';
      const fix = frontmatterFirst(document.text, before);
      yield { message, span: before, ...(fix && { fixes: [fix] }) };
    } else {
      const message =
        'There is no frontmatter. Begin the file with a `---` line, the fields `name` and `description`, and another `---` line.';
      yield { message, span: openingFence(document) };
    }
  },
};

/** Units of the text in which frontmatter is looked for. */
const searched = 20_000;

/** What stands before frontmatter that has a name or a description; blanks at its end belong to it only if there is nothing else. */
function textBefore(text: string): Span | undefined {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const fence = /(?<=^|[\r\n])[ \t]*(?=---[ \t]*[\r\n])/gu;
  const at = fence.exec(text.slice(0, searched));
  if (!at) return undefined;
  const end = at.index + at[0].length;
  const { frontmatter } = parseSkill(text.slice(end));
  const named = frontmatter?.fields.some(({ key }) => key === 'name' || key === 'description') === true;
  if (end === start || frontmatter?.closed !== true || !named) return undefined;
  const trimmed = text.slice(start, end).trimEnd().length;
  return { start, end: trimmed === 0 ? end : start + trimmed };
}

/** Removes blanks from before the frontmatter, and moves comments behind it; only where the frontmatter is sound then. */
function frontmatterFirst(text: string, { start, end }: Span): Fix | undefined {
  const head = text.slice(start, end);
  const blanks = /^\s*/u.exec(text.slice(end, searched))?.[0] ?? '';
  const span = { start, end: end + blanks.length };
  const { frontmatter, problems } = parseSkill(text.slice(span.end));
  if (!frontmatter?.closed || problems.length > 0) return undefined;
  if (head.trim() === '') {
    return {
      title: 'Remove the blank lines before the frontmatter',
      safe: true,
      edits: [{ span, text: '' }],
    };
  }
  if (!/^(?:\s*<!--(?:(?!-->)[^])*-->)+$/u.test(head)) return undefined;
  const at = span.end + frontmatter.span.end;
  const eol = /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
  const edits = [
    { span, text: '' },
    { span: { start: at, end: at }, text: eol + head },
  ];
  return { title: 'Move the comment behind the frontmatter', safe: true, edits };
}
