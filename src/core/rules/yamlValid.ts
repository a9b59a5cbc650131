import { inSomeCases, notLoaded, refused, sameFor } from './effects.ts';
import { claudeCode } from '../agents/claudeCode.ts';
import { yamlDefects } from '../skill/yamlDefects.ts';
import { inCode } from './findings/inCode.ts';
import { inWords } from './findings/inWords.ts';
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

const lostToClaudeCode = 'the instructions are loaded, but no name and no description';
const guessed = 'a guess is made at what is meant';
const lineByLine = 'Gemini CLI takes name and description line by line then.';

export const yamlValid: DocumentRule = {
  id: 'yaml-valid',
  looksAt: 'document',
  summary: 'The frontmatter is valid YAML',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#frontmatter',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'copilot', 'cline', 'roo'),
    ...sameFor(inSomeCases, 'codex', 'gemini', 'openCode'),
    ...sameFor(refused, 'claudeUpload'),
    claudeCode: lostToClaudeCode,
    vscode: guessed,
  },
  consequence: lineByLine,
  *check({ document }) {
    // What looks broken behind a missing `---` is instructions: frontmatter-closed tells of it.
    if (missingFence(document)) return;
    for (const problem of controlsIn(document)) yield { ...problem, ...effectsOn(document, false) };
    let mended = 0;
    for (const problem of document.problems) {
      if (problem.kind !== 'yaml' && problem.kind !== 'alias') continue;
      const { message, span } = problem;
      const around = valueAround(document, span);
      const fix = mended++ < mostMended ? mendYaml(document, span) : undefined;
      if (around && fix && isSplit(fix)) {
        const message = `Another field is glued to the value of ${inCode(around.key)} here. Begin a line before it.`;
        yield { message, span, ...effectsOn(document, false), fixes: [fix] };
      } else if (around && fix && isIndentation(fix) && document.text.charAt(span.start) !== '\t') {
        const message = `A line of the value of ${inCode(around.key)} begins with a tab, which YAML does not allow as indentation. Use spaces.`;
        yield { message, span, ...effectsOn(document, false), fixes: [fix] };
      } else if (around && document.text.slice(span.start, span.end) === ':') {
        const key = inCode(around.key);
        yield {
          message: isIndentedField(document, span)
            ? `This line is indented, so YAML takes it for a part of the value of ${key}, where this colon may not stand. Begin the line at the left if it is a field; else put the value in quotes.`
            : `In the value of ${key}, YAML takes this colon with a space behind it for the end of another key. Put the value in quotes.`,
          span,
          ...effectsOn(document, isOnOneLine(document.text, around.value.span)),
          ...(fix && { fixes: [fix] }),
        };
      } else {
        const words = `This is not valid YAML. ${message}`;
        yield { message: words, span, ...effectsOn(document, false), ...(fix && { fixes: [fix] }) };
      }
    }
  },
};

/** What YAML forbids wherever it stands, and the parser lets pass. */
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F]/gu;

function* controlsIn({ text, frontmatter }: SkillDocument): Iterable<Problem> {
  if (!frontmatter?.closed) return;
  const { start, end } = frontmatter.yamlSpan;
  for (const { index } of text.slice(start, end).matchAll(controls)) {
    const span = { start: start + index, end: start + index + 1 };
    const code = text.charCodeAt(span.start).toString(16).toUpperCase().padStart(4, '0');
    const message = `The control character U+${code} stands here, which YAML does not allow. Remove it.`;
    const fix = { title: 'Remove the character', safe: false, edits: [{ span, text: '' }] };
    yield { message, span, fixes: [fix] };
  }
}

/**
 * Who loses what: Claude Code reads on where it can mend all that is wrong, and VS Code takes a value of one line as it is
 * meant that has a colon in it.
 */
function effectsOn(document: SkillDocument, asMeant: boolean): Pick<Problem, 'effects' | 'consequence'> {
  const { mends = [] } = claudeCode.behaviour?.reading ?? {};
  const lost = yamlDefects(document).some(defect => !mends.includes(defect));
  const { claudeCode: lostTo, vscode: guess, ...others } = yamlValid.effects;
  const right = [...(lost ? [] : ['Claude Code']), 'Gemini CLI', 'VS Code'];
  return {
    effects: {
      ...others,
      ...(lost && lostTo !== undefined && { claudeCode: lostTo }),
      ...(!asMeant && guess !== undefined && { vscode: guess }),
    },
    ...(asMeant && { consequence: `${inWords(right)} read the line as it is meant.` }),
  };
}

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
