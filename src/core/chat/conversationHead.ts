import type { CatalogLimits } from '../catalog/renderCatalog.ts';
import type { Skill } from '../catalog/skill.ts';
import { announcement, toldSkills, type ToldSkills } from '../disclosure/frozenCatalog.ts';
import { systemPrompt } from './prompts.ts';
import type { TurnRecord } from './turnRecord.ts';

/** What stands in front of a conversation, and what has to be said of the skills now. */
export interface ConversationHead {
  readonly system: string;
  /** Of what came, went or changed since the model was told last; for the front of what the user says now. */
  readonly announced: string | undefined;
  /** What the present turn has to record, so that later ones find the same head. */
  readonly record: Pick<TurnRecord, 'system' | 'told'>;
}

/**
 * The head of a conversation: as it was told in the first turn, whatever has become of the skills since; made for `request`
 * where this is the first turn, or the one that told it is gone.
 */
export function conversationHead(
  turns: readonly TurnRecord[],
  skills: readonly Skill[],
  limits: CatalogLimits,
  request: string,
): ConversationHead {
  const first = turns.find(turn => turn.system !== undefined);
  const told = turns.findLast(turn => turn.told !== undefined)?.told;
  if (first?.system === undefined || told === undefined) return newHead(skills, limits, request);
  const news = announcement(told, skills, limits.description);
  return {
    system: first.system,
    announced: news?.text,
    record: news === undefined ? {} : { told: news.told },
  };
}

function newHead(skills: readonly Skill[], limits: CatalogLimits, request: string): ConversationHead {
  const system = systemPrompt(skills, limits, request);
  const told: ToldSkills = toldSkills(skills);
  return { system, announced: undefined, record: { system, told } };
}
