import type { AgentId } from '../agents/agent.ts';

/**
 * What becomes of the skill, by the agent that rejects, drops or misreads it: a clause without a subject, as in
 * `{ codex: 'the skill is not loaded' }`. What the specification says of it is the rule's level.
 */
export type Effects = Readonly<Partial<Record<AgentId, string>>>;

export const notLoaded = 'the skill is not loaded';
/** Of a rule: of the skills that break it, those that the agent's own facts are about. A finding never says so. */
export const inSomeCases = 'some such skills are not loaded';
export const refused = 'the upload is refused';
export const unheeded = 'the value is not heeded';

/** The same effect for several agents. */
export function sameFor(effect: string, ...ids: readonly AgentId[]): Effects {
  return Object.fromEntries(ids.map(id => [id, effect]));
}
