import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingAgent } from '../../src/core/agents/agent.ts';
import { readingAgents } from '../../src/core/agents/reading/readingAgents.ts';
import { projectRoot } from '../projectRoot.ts';
import { agentFacts } from './agentFacts.ts';
import { writeIfChanged } from './writeIfChanged.ts';

const end = '<!-- end of what is generated -->\n';

const head = `# What each agent sees

An agent does not see a skill because it is there: it looks in folders of its own, to some depth, takes one of several that share a name,
leaves out what it cannot read, and cuts its list where that is long. Below is what is known of each, and how: *measured* says that
the program itself was asked, *documented* that its makers or its source say so. \`skill-manager visibility\` and the tree in VS Code
go by these facts.

`;

/** The page of agents: their facts from the agent files, and behind them what is written by hand. */
export function generateAgentPage(): readonly string[] {
  const path = 'docs/agents.md';
  const file = join(projectRoot, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const byHand = before.split(end)[1] ?? '';
  return writeIfChanged(path, `${head}${readingAgents.map(section).join('\n')}\n${end}${byHand}`);
}

function section(agent: ReadingAgent): string {
  const rows = agentFacts(agent).map(({ fact, value, evidence: { seen, version, source } }) => {
    const from = /^https:\/\/\S+$/.test(source) ? `<${source}>` : source;
    return `| ${fact} | ${escaped(value)} | ${seen}, ${version} | ${escaped(from)} |\n`;
  });
  return `## ${agent.name}

| | | seen | source |
| --- | --- | --- | --- |
${rows.join('')}`;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|');
}
