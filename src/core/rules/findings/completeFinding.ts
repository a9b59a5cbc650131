import type { Finding, Problem, RuleFacts } from '../rule.ts';

/** A rule's problem with all that the rule says of every one of its problems. */
export function completeFinding<P extends Problem>(rule: RuleFacts, problem: P): P & Finding {
  return {
    ...problem,
    rule: rule.id,
    severity: problem.severity ?? rule.severity,
    agents: problem.agents ?? rule.agents,
    consequence: problem.consequence ?? rule.consequence,
  };
}
