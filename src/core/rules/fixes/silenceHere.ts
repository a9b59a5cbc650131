import { parseSkill } from '../../skill/parseSkill.ts';
import type { Span, TextEdit } from '../../text.ts';
import { firstLineFor } from './firstLineFor.ts';
import { lineComment } from './lineComment.ts';

/** A comment that turns rules off, up to its last rule; see silencedRules.ts. */
const silencing = /(?:<!--|#|\/\/)[ \t]*skill-manager-disable(?:[ \t]+[a-z0-9]+(?:-[a-z0-9]+)+)+/g;

/**
 * The edit that turns a rule off for one file: a comment where nobody stumbles over it, or one more name in the comment
 * that is there. Undefined for a file in whose language there are no comments.
 *
 * @param path of the file; its ending tells the language
 */
export function silenceHere(path: string, text: string, rule: string): TextEdit | undefined {
  const comment = lineComment(path, `skill-manager-disable ${rule}`);
  if (comment === undefined) return undefined;
  const eol = /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
  return /\.(?:md|markdown|mdx)$/iu.test(path)
    ? inMarkdown(text, rule, comment, eol)
    : (joined(text, rule, []) ?? insertion(text, firstLineFor(path, text), comment, eol));
}

function inMarkdown(text: string, rule: string, comment: string, eol: string): TextEdit {
  const { frontmatter, body } = parseSkill(text);
  const code = [...body.fences, ...body.codeSpans].map(({ span }) => span);
  const there = joined(text, rule, code);
  if (there) return there;
  if (!frontmatter) return insertion(text, text.length, comment, eol);
  // All the rest of an unclosed frontmatter may be read as YAML.
  return frontmatter.closed
    ? insertion(text, body.span.start, comment, eol)
    : insertion(text, frontmatter.yamlSpan.start, `# skill-manager-disable ${rule}`, eol);
}

/** What stands in code is an example, not a comment. */
function joined(text: string, rule: string, code: readonly Span[]): TextEdit | undefined {
  for (const { index, 0: comment } of text.matchAll(silencing)) {
    if (code.some(({ start, end }) => start <= index && index < end)) continue;
    const end = index + comment.length;
    return { span: { start: end, end }, text: ` ${rule}` };
  }
  return undefined;
}

/** A line of its own; `at` is the start of a line, or the end of the text. */
function insertion(text: string, at: number, comment: string, eol: string): TextEdit {
  const before = at === 0 || /[\r\n]$/u.test(text.slice(0, at)) || text.slice(0, at) === '\ufeff' ? '' : eol;
  return { span: { start: at, end: at }, text: `${before}${comment}${eol}` };
}
