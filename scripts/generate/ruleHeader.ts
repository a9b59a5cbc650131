import type { Rule } from '../../src/core/rules/rule.ts';
import { agentNames } from './agentNames.ts';

const subjects: Record<Rule['looksAt'], string> = {
  document: 'SKILL.md alone',
  files: 'SKILL.md and the files of the skill directory',
  catalog: 'all skills of a skill folder together',
};

/** Title and table of facts. */
export function ruleHeader(rule: Rule): string {
  const rows: [string, string][] = [
    ['Severity', rule.severity],
    ['Level', rule.level],
    ['Looks at', subjects[rule.looksAt]],
    ['Fix', rule.fixable ? 'yes, where it is safe' : 'no'],
    ['Concerns', rule.agents.length === 0 ? 'every agent' : agentNames(rule.agents)],
    ['Consequence', rule.consequence],
  ];
  return `# ${rule.id}

${rule.summary}.

| | |
| --- | --- |
${rows.map(([label, value]) => `| ${label} | ${value} |\n`).join('')}`;
}
