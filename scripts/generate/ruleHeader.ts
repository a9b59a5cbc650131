import type { Rule } from '../../src/core/rules/rule.ts';
import type { AgentId } from '../../src/core/agents/agent.ts';
import { effectsInWords } from '../../src/core/rules/findings/effectsInWords.ts';
import { agentNames } from './agentNames.ts';

const subjects: Record<Rule['looksAt'], string> = {
  document: 'SKILL.md alone',
  text: 'SKILL.md, and the text of the files beside it',
  files: 'SKILL.md and the files of the skill directory',
  resources: 'SKILL.md and what is in the files of the skill directory',
  catalog: 'all skills of a skill folder together',
};

/** Title and table of facts. */
export function ruleHeader(rule: Rule): string {
  const rows: [string, string][] = [
    ['Severity', rule.severity],
    ['Level', rule.level],
    ['Looks at', subjects[rule.looksAt]],
    ['Fix', rule.fixable ? 'yes, where it is safe' : 'no'],
    ['Concerns', concerned(rule)],
    ['Consequence', [effectsInWords(rule.effects), rule.consequence].filter(Boolean).join(' ')],
  ];
  return `# ${rule.id}

${rule.summary}.

| | |
| --- | --- |
${rows.map(([label, value]) => `| ${label} | ${value} |\n`).join('')}`;
}

function concerned({ level, effects }: Rule): string {
  const ids = [...(level === 'must' ? ['spec'] : []), ...Object.keys(effects)] as AgentId[];
  return ids.length === 0 ? 'every agent' : agentNames(ids);
}
