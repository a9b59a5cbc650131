import { sameFor, unheeded } from './effects.ts';
import { soundFields } from './fields/soundFields.ts';
import { inCode } from './findings/inCode.ts';
import type { DocumentRule } from './rule.ts';

export const agentWithFork: DocumentRule = {
  id: 'agent-with-fork',
  looksAt: 'document',
  summary: '`agent` and `background` stand with `context: fork`',
  severity: 'warning',
  fixable: false,
  source: 'https://code.claude.com/docs/en/skills#run-skills-in-a-subagent',
  level: 'should',
  effects: sameFor(unheeded, 'claudeCode'),
  consequence: '',
  *check({ document }) {
    if (document.frontmatter?.fields.some(({ key }) => key === 'context')) return;
    for (const { key, keySpan, value } of soundFields(document)) {
      if ((key !== 'agent' && key !== 'background') || value.kind === 'null') continue;
      const message = `${inCode(key)} says how a subagent runs, but the skill runs in none. Add \`context: fork\`, or take it out.`;
      yield { message, span: keySpan };
    }
  },
};
