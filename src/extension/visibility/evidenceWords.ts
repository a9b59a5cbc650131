import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { Behaviour } from '../../core/agents/reading/behaviour.ts';
import type { Evidence } from '../../core/agents/reading/evidence.ts';
import type { Verdict, VerdictState, Why } from '../../core/visibility/verdict.ts';

/** Where it is from that the agent treats a skill so: "Measured with Claude Code 2.1.329." Plain text. */
export function evidenceWords(agent: ReadingAgent, verdict: Verdict): string {
  const { name } = agent;
  const { seen, source, version } = evidenceOf(agent, verdict);
  return seen === 'measured' ? `Measured with ${name} ${version}.` : `As documented: ${source}, ${version}.`;
}

/** Whether the program itself was asked. */
export function isMeasured(agent: ReadingAgent, verdict: Verdict): boolean {
  return evidenceOf(agent, verdict).seen === 'measured';
}

function evidenceOf({ behaviour }: ReadingAgent, { state, why }: Verdict): Evidence {
  return behaviour[byWhy[why.kind] ?? byState[state]].evidence;
}

const byState: Record<VerdictState, keyof Behaviour> = {
  visible: 'listing',
  'listed-by-name-only': 'listing',
  'manual-only': 'reading',
  shadowed: 'clash',
  cut: 'listing',
  hidden: 'search',
  rejected: 'reading',
};

const byWhy: Partial<Record<Why['kind'], keyof Behaviour>> = {
  switched: 'switches',
  fields: 'reading',
  paths: 'reading',
  tooDeep: 'walk',
  folderItself: 'walk',
  dottedFolder: 'walk',
  linkedFile: 'walk',
  wrongCase: 'walk',
};
