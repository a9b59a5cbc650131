import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

export const linkNotText: DocumentRule = {
  id: 'link-not-text',
  looksAt: 'document',
  summary: 'SKILL.md is a text or a link, not the path of a link as text',
  severity: 'warning',
  fixable: false,
  source: 'https://git-scm.com/docs/git-config#Documentation/git-config.txt-coresymlinks',
  level: 'should',
  effects: {},
  consequence: 'Agents read the path as the skill: it has no name, no description and no instructions.',
  *check({ document }) {
    const { text } = document;
    if (text.length > 1000 || document.frontmatter) return;
    const [path = ''] = /^[^\r\n]+(?=\r?\n?$)/.exec(text) ?? [];
    if (!linkTarget.test(path)) return;
    yield {
      message: `The file holds nothing but ${inCode(path)}, the path that a link leads to: git writes links so where \`core.symlinks\` is off. Turn it on and check the file out again, or put a copy here.`,
      span: { start: 0, end: path.length },
    };
  },
};

/** `../../shared/pdf/SKILL.md`, with at least one folder in front. */
const linkTarget = /^(?:\.{1,2}\/)*(?:[\w@.~ -]+\/)+SKILL\.md$|^(?:\.{1,2}\/)+(?:[\w@.~ -]+\/)*[\w@.~ -]+$/;
