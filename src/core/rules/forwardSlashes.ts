import type { SkillDocument } from '../skill/skillDocument.ts';
import { inCode } from './findings/inCode.ts';
import type { TextRule } from './rule.ts';
import type { Problem } from './finding.ts';

export const forwardSlashes: TextRule = {
  id: 'forward-slashes',
  looksAt: 'text',
  summary: 'Paths are written with `/`',
  severity: 'warning',
  fixable: true,
  source:
    'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#avoid-windows-style-paths',
  level: 'should',
  effects: {},
  consequence: 'The file is found on Windows alone.',
  *check({ text, document }) {
    if (!document || !text.includes('\\')) return;
    yield* inLinks(document);
    yield* inCodeSpans(document);
  },
};

/** `references\guide.md`, `..\a\b.md`; what Markdown escapes, as `a\_b.md`, is no folder. */
const linkedPath = /^(?:(?:\.{1,2}\\)+|[\w-][\w .-]*[\\/])(?:[A-Za-z\d][\w .-]*(?:[\\/]|$))+$/;

function* inLinks({ body }: SkillDocument): Iterable<Problem> {
  for (const { target, targetSpan } of body.links) {
    const path = /^[^?#]*/.exec(target)?.[0] ?? '';
    if (!path.includes('\\') || !linkedPath.test(path)) continue;
    yield problem(path, targetSpan.start);
  }
}

/** `scripts\run.py` and `.\references\a.md` in a code span; `C:\x\scripts\run.py` is a place of a machine. */
const mentionedPath = /(?<![\w\\/:%$}~-])(?:\.\\)?(?:scripts|references|assets)(?:[\\/][\w-][\w.-]*)+/g;

/** In front of a path that is shown as what not to write. */
const warnedOf = /(?:\b(?:avoid|wrong|bad|incorrect|not|never|instead of)\b|[✗✘❌])[^\r\n`]*`$/iu;

function* inCodeSpans({ text, body }: SkillDocument): Iterable<Problem> {
  for (const { span } of body.codeSpans) {
    const code = text.slice(span.start, span.end);
    if (!code.includes('\\')) continue;
    for (const { 0: path, index } of code.matchAll(mentionedPath)) {
      const start = span.start + index;
      if (path.includes('\\') && !warnedOf.test(text.slice(Math.max(0, start - 30), start)))
        yield problem(path, start);
    }
  }
}

function problem(path: string, start: number): Problem {
  const right = path.replaceAll('\\', '/');
  const span = { start, end: start + path.length };
  return {
    message: `The path ${inCode(path)} is written with backslashes. Write ${inCode(right)}, which works on every system.`,
    span,
    fixes: [{ title: `Write \`${right}\``, safe: true, edits: [{ span, text: right }] }],
  };
}
