import { sameFor, notLoaded, refused } from './effects.ts';
import { parseSkill } from '../skill/parseSkill.ts';
import type { SkillDocument } from '../skill/skillDocument.ts';
import { applyEdits } from '../text.ts';
import { openingFence } from './fields/openingFence.ts';
import type { DocumentRule } from './rule.ts';
import type { Fix } from './fix.ts';

export const frontmatterClosed: DocumentRule = {
  id: 'frontmatter-closed',
  looksAt: 'document',
  summary: 'A `---` line of its own ends the frontmatter',
  severity: 'error',
  fixable: true,
  source: 'https://agentskills.io/specification#skill-md-format',
  level: 'must',
  effects: {
    ...sameFor(notLoaded, 'codex', 'gemini', 'openCode', 'cline', 'roo'),
    ...sameFor(refused, 'claudeUpload'),
    vscode: 'all the instructions are taken for frontmatter',
  },
  consequence: '',
  *check({ document }) {
    if (!document.problems.some(({ kind }) => kind === 'unclosedFrontmatter')) return;
    const fix = closingFence(document);
    const message =
      'The frontmatter that begins here is never closed. Put a line `---` behind its last field.';
    yield { message, span: openingFence(document), ...(fix && { fixes: [fix] }) };
  },
};

const fieldLine = /^[A-Za-z_][\w.-]*[ \t]*:(?:[ \t]|$)/u;
const continuation = /^(?:[ \t]+(?!-{3})\S|-[ \t]|#(?!#|[ \t]))/u;

/** Ends the frontmatter at the first blank line or heading, provided that no field comes after it and all before it is sound. */
function closingFence(document: SkillDocument): Fix | undefined {
  const { text, lines } = document;
  let line = 1;
  const lineText = (at: number): string => text.slice(lines.startOf(at), lines.startOf(at + 1)).trimEnd();
  while (line < lines.count && (fieldLine.test(lineText(line)) || continuation.test(lineText(line)))) line++;
  const stop = lineText(line);
  if (line === 1 || line >= lines.count || !(stop === '' || /^#{1,6}[ \t]/u.test(stop))) return undefined;
  let next = line;
  while (next < lines.count && lineText(next) === '') next++;
  if (fieldLine.test(lineText(next))) return undefined;

  const at = lines.startOf(line);
  const eol = /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
  const edits = [{ span: { start: at, end: at }, text: `---${eol}` }];
  const after = parseSkill(applyEdits(text, edits));
  if (!after.frontmatter?.closed || after.problems.length > 0) return undefined;
  return { title: 'Close the frontmatter', safe: true, edits };
}
