import type { ReadingAgent } from '../../core/agents/agent.ts';
import { explainVerdict } from '../../core/visibility/explainVerdict.ts';
import type { Situation } from '../../core/visibility/situation.ts';
import type { Verdict } from '../../core/visibility/verdict.ts';

/** Why the agent sees the skill, or does not: one sentence, plain text, with paths as seen from the workspace folder or from `~`. */
export function reasonOf(
  verdict: Verdict,
  agent: ReadingAgent,
  situation: Pick<Situation, 'workingDirectory' | 'home'> | undefined,
): string {
  const sentence = explainVerdict(verdict, agent);
  if (!situation) return sentence;
  return sentence
    .replaceAll(`${situation.workingDirectory}/`, '')
    .replaceAll(`${situation.home.path}/`, '~/');
}
