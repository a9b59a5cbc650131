import type { Rule } from '../../src/core/rules/rule.ts';

/** The page that lists all rules, in the order of the table. */
export function ruleIndex(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ id, summary, severity, fixable }) =>
      `| [${id}](${id}.md) | ${summary} | ${severity} | ${fixable ? 'yes' : 'no'} |\n`,
  );
  return `# Rules

What Skill Manager says of a skill, and why. An error means that a named agent rejects, drops or misreads the skill; a
warning, that the specification has it otherwise or that it is likely a mistake. Each page names the agents that care.

To turn a rule off, or to change its severity, use the setting \`skillManager.rules\`:

\`\`\`json
"skillManager.rules": { "known-field": "hint", "name-matches-directory": "off" }
\`\`\`

| Rule | What is right | Severity | Fix |
| --- | --- | --- | --- |
${rows.join('')}`;
}
