import type { SkillDocument } from '../../skill/skillDocument.ts';
import type { Span } from '../../text.ts';
import { spanAround } from './spanAround.ts';

/** A command that Claude Code runs while it loads the skill. */
export interface LoadTimeCommand {
  readonly command: string;
  /** Of all that stands for it, marks included. */
  readonly span: Span;
}

const inline = /(?<=^|\s)!`([^`\r\n]{1,2000})`/gmu;

/**
 * The commands of `` !`…` `` at the start of a line or behind a blank, outside other code, and of fences that are opened
 * with ```` ```! ````. Source: https://code.claude.com/docs/en/skills#inject-dynamic-context
 */
export function loadTimeCommands({ text, body }: SkillDocument): readonly LoadTimeCommand[] {
  const found: LoadTimeCommand[] = [];
  if (text.includes('!`')) {
    for (const match of text.matchAll(inline)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const isCode = spanAround(body.fences, span.start) ?? spanAround(body.codeSpans, span.start);
      if (span.start >= body.span.start && !isCode) found.push({ command: match[1] ?? '', span });
    }
  }
  for (const { language, span } of body.fences) {
    if (language !== '!') continue;
    const written = text.slice(span.start, span.end);
    found.push({ command: written.replace(/^[^\r\n]*\r?\n?|\r?\n?[`~]+[ \t]*$/gu, ''), span });
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}
