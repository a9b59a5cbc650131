import { sameFor, notLoaded, refused } from './effects.ts';
import { inCode } from './findings/inCode.ts';
import { missingFence } from './fixes/missingFence.ts';
import type { DocumentRule } from './rule.ts';
import type { Problem } from './finding.ts';
import type { Fix } from './fix.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import type { Span } from '../text.ts';
import { valueAround } from './fields/valueAround.ts';
import { mendYaml } from './mending/mendYaml.ts';

/** Problems of one file for which a fix is sought; each costs a few parses. */
const mostMended = 20;

export const yamlValid: DocumentRule = {
  id: 'yaml-valid',
  looksAt: 'document',
  summary: 'The frontmatter is valid YAML',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#frontmatter',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'codex', 'cline', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    claudeCode: 'the instructions are loaded, but no name and no description',
    ...sameFor('a guess is made at what is meant', 'gemini', 'vscode'),
  },
  consequence: '',
  *check({ document }) {
    // What looks broken behind a missing `---` is instructions: frontmatter-closed tells of it.
    if (missingFence(document)) return;
    let mended = 0;
    for (const problem of document.problems) {
      if (problem.kind !== 'yaml' && problem.kind !== 'alias') continue;
      const { message, span } = problem;
      const around = valueAround(document, span);
      const fix = mended++ < mostMended ? mendYaml(document, span) : undefined;
      if (around && fix && isSplit(fix)) {
        const message = `Another field is glued to the value of ${inCode(around.key)} here. Begin a line before it.`;
        yield { message, span, fixes: [fix] };
      } else if (around && fix && isIndentation(fix) && document.text.charAt(span.start) !== '\t') {
        const message = `A line of the value of ${inCode(around.key)} begins with a tab, which YAML does not allow as indentation. Use spaces.`;
        yield { message, span, fixes: [fix] };
      } else if (around && document.text.slice(span.start, span.end) === ':') {
        const key = inCode(around.key);
        yield {
          message: isIndentedField(document, span)
            ? `This line is indented, so YAML takes it for a part of the value of ${key}, where this colon may not stand. Begin the line at the left if it is a field; else put the value in quotes.`
            : `In the value of ${key}, YAML takes this colon with a space behind it for the end of another key. Put the value in quotes.`,
          span,
          ...(isOnOneLine(document.text, around.value.span) && readByLine),
          ...(fix && { fixes: [fix] }),
        };
      } else {
        yield { message: `This is not valid YAML. ${message}`, span, ...(fix && { fixes: [fix] }) };
      }
    }
  },
};

/** Agents that fall back to reading line by line get a value of one line as it is meant. */
const readByLine: Pick<Problem, 'effects' | 'consequence'> = {
  effects: {
    ...sameFor(notLoaded, 'codex', 'cline', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
  },
  consequence: 'Claude Code, Gemini CLI and VS Code read the line as it is meant.',
};

/** Whether all that it does is to begin a line. */
function isSplit({ edits }: Fix): boolean {
  return edits.every(({ text }) => /^[\r\n]+$/u.test(text));
}

/** Whether all that it does is to put spaces in the place of tabs. */
function isIndentation({ edits }: Fix): boolean {
  return edits.every(({ text }) => /^ +$/u.test(text));
}

/** Whether the colon stands behind the first word of an indented line. */
function isIndentedField({ text, lines }: SkillDocument, colon: Span): boolean {
  const start = lines.startOf(lines.positionAt(colon.start).line);
  return /^[ \t]+["']?[\w.-]+["']?[ \t]*$/u.test(text.slice(start, colon.start));
}

function isOnOneLine(text: string, { start, end }: Span): boolean {
  return !/[\r\n]/u.test(text.slice(start, end));
}
