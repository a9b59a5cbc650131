import type { ReadingAgent } from '../../core/agents/agent.ts';
import type { Behaviour } from '../../core/agents/reading/behaviour.ts';
import type { Verdict, VerdictState, Why } from '../../core/visibility/verdict.ts';

/** Where it is from that the agent treats a skill so: "Measured with Claude Code 2.1.329." Plain text. */
export function evidenceWords({ name, behaviour }: ReadingAgent, { state, why }: Verdict): string {
  const { seen, source, version } = behaviour[byWhy[why.kind] ?? byState[state]].evidence;
  return seen === 'measured' ? `Measured with ${name} ${version}.` : `As documented: ${source}, ${version}.`;
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
  besideRootSkill: 'walk',
  linkedFile: 'walk',
  wrongCase: 'walk',
};
