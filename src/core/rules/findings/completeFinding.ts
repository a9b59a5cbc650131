import type { AgentId } from '../../agents/agent.ts';
import type { Finding, Problem } from '../finding.ts';
import type { RuleFacts } from '../rule.ts';

/** A rule's problem with all that the rule says of every one of its problems. */
export function completeFinding<P extends Problem>(rule: RuleFacts, problem: P): P & Finding {
  const level = problem.level ?? rule.level;
  const effects = problem.effects ?? rule.effects;
  return {
    ...problem,
    rule: rule.id,
    severity: problem.severity ?? rule.severity,
    level,
    effects,
    consequence: problem.consequence ?? rule.consequence,
    ...(rule.offByDefault === true && { offByDefault: true }),
    ...(rule.aboutSafety === true && { aboutSafety: true }),
    agents: problem.knownTo
      ? []
      : [...(level === 'must' ? (['spec'] as const) : []), ...(Object.keys(effects) as AgentId[])],
  };
}
