import type { Rule } from '../../src/core/rules/rule.ts';
import { vscodeFalse } from './vscodeFalse.ts';
import type { Precision } from './precisionOf.ts';

/** The page that lists all rules, in the order of the table, with what was measured of each. */
export function ruleIndex(rules: readonly Rule[], precisions: ReadonlyMap<string, Precision>): string {
  const rows = rules.map(({ id, summary, severity, offByDefault, fixable, effects, level }) => {
    const shown = offByDefault === true ? `off (${severity})` : severity;
    const concerned = Object.keys(effects).length + Number(level === 'must');
    const who =
      concerned === 0 ? 'all' : [...(level === 'must' ? ['spec'] : []), ...Object.keys(effects)].join(', ');
    const { findings, read, wrong } = precisions.get(id) ?? { findings: 0, read: 0, wrong: 0 };
    const cells = [`[${id}](${id}.md)`, summary, shown, fixable ? 'yes' : 'no', who, findings, read, wrong];
    return `| ${cells.join(' | ')} |\n`;
  });
  return `# Rules

What Skill Manager says of a skill, and why. An error means that a named agent rejects, drops or misreads the skill; a
warning, that the specification has it otherwise or that it is likely a mistake. Each page names the agents that care; the
setting \`skillManager.agents\` says which of them you have, and then only what concerns these is told.

To turn a rule off or on, or to change its severity, use the setting \`skillManager.rules\`:

\`\`\`json
"skillManager.rules": { "known-field": "hint", "name-matches-directory": "off" }
\`\`\`

In one skill, a comment turns rules off, but not those about safety:

\`\`\`markdown
<!-- skill-manager-disable known-field body-length -->
\`\`\`

The last three columns tell how precise the rules are: findings on 1,715 real skills of 24 public repositories, how many of these
were read one by one, at least 40 where there are as many, and how many of those read were false.

| Rule | What is right | Severity | Fix | Concerns | Findings | Read | False |
| --- | --- | --- | --- | --- | ---: | ---: | ---: |
${rows.join('')}
## What VS Code says besides

All that VS Code's own check reports on the same skills is reported here too, but for these kinds:

| VS Code says | of | although |
| --- | --- | --- |
${vscodeFalse.map(({ says, example, why }) => `| ${says} | ${example} | ${why} |\n`).join('')}`;
}
