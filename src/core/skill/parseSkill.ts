import { LineIndex } from '../text.ts';
import { findFences, type Fences } from './findFences.ts';
import { parseBody } from './parseBody.ts';
import { parseFrontmatter } from './parseFrontmatter.ts';
import type { Frontmatter, ParseProblem, SkillDocument } from './skillDocument.ts';
import { splitFrontmatter } from './splitFrontmatter.ts';

/**
 * Parses the text of a SKILL.md. Every text is a document: nothing throws, and what is wrong with the form is
 * in `problems`. Offsets count UTF-16 code units of `text`, a byte order mark included.
 */
export function parseSkill(text: string): SkillDocument {
  const lines = new LineIndex(text);
  const problems: ParseProblem[] = [];
  const fences = findFences(text);
  const frontmatter = readFrontmatter(text, fences, lines, problems);
  const body = parseBody(text, fences?.bodyStart ?? (text.startsWith('\uFEFF') ? 1 : 0), lines);
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return { text, lines, frontmatter, body, problems };
}

function readFrontmatter(
  text: string,
  fences: Fences | undefined,
  lines: LineIndex,
  problems: ParseProblem[],
): Frontmatter | undefined {
  if (!fences) {
    problems.push({
      kind: 'noFrontmatter',
      span: { start: 0, end: lines.count > 1 ? lines.startOf(1) : text.length },
    });
    return undefined;
  }
  const { opening, closing, language, yamlStart } = fences;
  if (language !== '') {
    problems.push({ kind: 'foreignLanguage', span: opening });
  }
  if (!closing) {
    problems.push({ kind: 'unclosedFrontmatter', span: opening });
  }
  const { fields, problems: yamlProblems } = parseFrontmatter(splitFrontmatter(text, fences), yamlStart);
  // Without a closing line the instructions are read as YAML too: their "errors" say nothing.
  if (closing) problems.push(...yamlProblems);
  return {
    span: { start: opening.start, end: closing?.end ?? text.length },
    yamlSpan: { start: yamlStart, end: closing?.start ?? text.length },
    closed: closing !== undefined,
    fields,
  };
}
