import { parseSkill } from '../../skill/parseSkill.ts';
import type { SkillDocument } from '../../skill/skillDocument.ts';
import { applyEdits } from '../../text.ts';
import type { Fix } from '../fix.ts';

export interface MissingFence {
  /** Where the line that ends the frontmatter is missing. */
  readonly at: number;
  readonly fix: Fix;
}

const fieldLine = /^[A-Za-z_][\w.-]*[ \t]*:(?:[ \t]|$)/u;
const continuation = /^(?:[ \t]+(?!-{3})\S|-[ \t]|#(?!#|[ \t]))/u;

/** A line that is a field wherever it stands: a sentence that begins like one, as "Note: …", has a capital letter. */
const surelyField = /^[a-z][\w.-]*[ \t]*:(?:[ \t]|$)/u;

/** Fields and their lines above the missing fence; a frontmatter has hundreds at most. */
const mostLines = 2000;

/**
 * Finds where the frontmatter is meant to end, of which no line `---` does or one in the instructions: at the first blank
 * line or heading, provided that no field comes after it and all before it is sound. A `#` line with a field behind it is a
 * comment, not a heading.
 */
export function missingFence(document: SkillDocument): MissingFence | undefined {
  const { text, lines, frontmatter, problems } = document;
  const broken = problems.some(({ kind }) => kind === 'yaml' || kind === 'notAMapping');
  if (!frontmatter || (frontmatter.closed && !broken)) return undefined;
  const lineText = (at: number): string => text.slice(lines.startOf(at), lines.startOf(at + 1)).trimEnd();
  const isComment = (at: number): boolean => {
    let next = at;
    while (next < lines.count && /^(?:#|$)/u.test(lineText(next))) next++;
    return lineText(at).startsWith('#') && surelyField.test(lineText(next));
  };
  const isFields = (at: number): boolean =>
    fieldLine.test(lineText(at)) || continuation.test(lineText(at)) || isComment(at);
  let line = 1;
  for (;;) {
    while (line < lines.count && isFields(line)) line++;
    const next = afterBlanks(line, lines.count, lineText);
    if (line === 1 || line >= lines.count || line > mostLines) return undefined;
    if (next === line || !(/^[ \t]/u.test(lineText(next)) || isComment(next))) break;
    line = next;
  }
  const stop = lineText(line);
  if (!(stop === '' || /^#{1,6}[ \t]/u.test(stop))) return undefined;
  const first = lineText(afterBlanks(line, lines.count, lineText));
  if (fieldLine.test(first) || /^---/u.test(first)) return undefined;

  const at = lines.startOf(line);
  if (frontmatter.closed) {
    if (at >= frontmatter.yamlSpan.end) return undefined;
    const between = text.slice(at, frontmatter.yamlSpan.end).split(/\r\n|\r|\n/u);
    if (between.some(each => surelyField.test(each))) return undefined;
  }
  const eol = /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
  const edits = [{ span: { start: at, end: at }, text: `---${eol}` }];
  const after = parseSkill(applyEdits(text, edits));
  if (!after.frontmatter?.closed || after.problems.length > 0) return undefined;
  return { at, fix: { title: 'Close the frontmatter', safe: true, edits } };
}

function afterBlanks(from: number, count: number, lineText: (line: number) => string): number {
  let line = from;
  while (line < count && lineText(line) === '') line++;
  return line;
}
