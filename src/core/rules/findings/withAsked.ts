import { type Effects, inSomeCases, notLoaded, sameFor } from '../effects.ts';
import type { Problem } from '../finding.ts';
import type { RuleFacts } from '../rule.ts';
import type { DocumentSubject } from '../subjects.ts';
import { askedAgents, rejectedBy } from './rejectedBy.ts';

/**
 * The problem of a rule for which an agent that has been asked may leave out the skill, as it concerns the agents whose programs have been asked: what a rule says of them holds in the usual case, and
 * here it is told of those alone that do not load this skill for it. It is an error where one of them does not, and none where
 * nobody is left of whom an effect is known.
 */
export function withAsked(problem: Problem, rule: RuleFacts, skill: DocumentSubject): Problem {
  const told = problem.effects ?? rule.effects;
  const kept = Object.entries(told).filter(([id, effect]) => !isDecided(id, effect));
  const rejecting = rejectedBy(skill, rule.id, problem.span);
  const effects: Effects = { ...Object.fromEntries(kept), ...sameFor(notLoaded, ...rejecting) };
  const severity = problem.severity ?? rule.severity;
  if (rejecting.length > 0) return { ...problem, effects, severity: 'error' };
  const harmless = severity === 'error' && kept.length === 0;
  return { ...problem, effects, severity: harmless ? 'warning' : severity };
}

/** Whether the rule is one for which an agent that has been asked leaves out skills. */
export function mayReject({ effects }: RuleFacts): boolean {
  return Object.entries(effects).some(([id, effect]) => isDecided(id, effect));
}

/** Whether the agent's own facts decide of which skills an effect is true. */
function isDecided(id: string, effect: string): boolean {
  return (effect === notLoaded || effect === inSomeCases) && askedAgents.has(id);
}
