import { toolsOf } from './fields/toolsOf.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

export const bashScoped: DocumentRule = {
  id: 'bash-scoped',
  looksAt: 'document',
  summary: 'The shell is allowed for named commands only',
  severity: 'information',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills#pre-approve-tools-for-a-skill',
  level: 'should',
  effects: {},
  consequence:
    'Claude Code runs what is allowed here without asking while the skill is in use, also in a workspace that is not trusted.',
  aboutSafety: true,
  *check({ document }) {
    for (const { text, span } of toolsOf(document, 'allowed-tools')) {
      const shell = /^(Bash|PowerShell)(?:\((?:\*|:\*|\*:\*)?\))?$/u.exec(text)?.[1];
      if (shell === undefined) continue;
      const message = `${inCode(text)} allows every command. Name those that the skill needs, as in \`${shell}(git status:*)\`.`;
      yield { message, span };
    }
  },
};
