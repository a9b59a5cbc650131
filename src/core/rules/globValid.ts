import { spanWithin } from '../skill/spanWithin.ts';
import { soundFields } from './fields/soundFields.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

export const globValid: DocumentRule = {
  id: 'glob-valid',
  looksAt: 'document',
  summary: 'The patterns in `paths` can match a file',
  severity: 'warning',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills#frontmatter-reference',
  level: 'should',
  effects: {},
  consequence: 'The skill is offered for files that match, and there may be none.',
  *check({ document }) {
    for (const { key, value } of soundFields(document)) {
      if (key !== 'paths' && key !== 'globs') continue;
      for (const item of value.kind === 'list' ? value.items : [value]) {
        if (item.kind !== 'string') continue;
        const problem = problemOf(item.text);
        const message = `The pattern ${inCode(item.text)} ${problem}.`;
        if (problem !== undefined) {
          yield { message, span: spanWithin(document.text, item)(0, item.text.length) };
        }
      }
    }
  },
};

function problemOf(glob: string): string | undefined {
  if (glob.trim() === '') return undefined;
  const [braces, brackets] = [balanceOf(glob, '{', '}'), balanceOf(glob, '[', ']')];
  if (!braces || !brackets) {
    return `has ${braces ? 'square brackets that do' : 'braces that do'} not close. Write what is missing`;
  }
  if (/[^\\]\\[A-Za-z\d*]/u.test(glob)) return 'has a backslash. Paths are written with `/` on every system';
  return undefined;
}

function balanceOf(text: string, opening: string, closing: string): boolean {
  let depth = 0;
  for (const unit of text) {
    if (unit === opening) depth++;
    if (unit === closing && --depth < 0) return false;
  }
  return depth === 0;
}
