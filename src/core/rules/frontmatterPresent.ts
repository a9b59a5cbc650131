import { parseSkill } from '../skill/parseSkill.ts';
import { openingFence } from './fields/openingFence.ts';
import type { DocumentRule, Fix } from './rule.ts';

export const frontmatterPresent: DocumentRule = {
  id: 'frontmatter-present',
  looksAt: 'document',
  summary: 'The file begins with frontmatter between two `---` lines',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#skill-md-format',
  level: 'must',
  agents: ['spec', 'claudeUpload', 'codex', 'gemini', 'openCode', 'cline', 'roo'],
  consequence:
    'Codex, Gemini CLI, OpenCode, Cline and Roo Code do not load the skill; Claude Code takes the first paragraph for the description; VS Code says nothing.',
  *check({ document }) {
    if (!document.problems.some(({ kind }) => kind === 'noFrontmatter')) return;
    const fix = dropBlankStart(document.text);
    const span = openingFence(document);
    if (fix) {
      const message =
        'Something stands before the `---` line, which has to be the very first line of the file.';
      yield { message, span: fix.edits[0]?.span ?? span, fix };
    } else {
      const message =
        'There is no frontmatter. Begin the file with a `---` line, the fields `name` and `description`, and another `---` line.';
      yield { message, span };
    }
  },
};

/** Removes the blanks before the opening line, where all the frontmatter is there and sound behind them. */
function dropBlankStart(text: string): Fix | undefined {
  const blank = /^(\uFEFF?)(\s+)(?=---)/u.exec(text);
  if (!blank) return undefined;
  const start = blank[1]?.length ?? 0;
  const span = { start, end: blank[0].length };
  const after = parseSkill(text.slice(0, span.start) + text.slice(span.end));
  if (!after.frontmatter?.closed || after.problems.length > 0) return undefined;
  return { title: 'Remove the blank lines before the frontmatter', edits: [{ span, text: '' }] };
}
