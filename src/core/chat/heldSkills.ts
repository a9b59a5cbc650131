import { loadedIn, scopeIn } from '../disclosure/disclosureState.ts';
import type { LoadPolicy } from '../disclosure/loadPolicy.ts';
import type { DocsSelection } from '../disclosure/selectDocs.ts';
import { skillLoads } from '../disclosure/skillLoads.ts';
import { stateOf } from '../disclosure/stateOf.ts';
import { parentPath } from '../path.ts';
import { oneLine } from '../xml.ts';
import type { TurnRecord } from './turnRecord.ts';

/** A skill whose instructions stand in a conversation. */
export interface HeldSkill {
  /** As the conversation knows it, see AnswerHead. */
  readonly key: string;
  readonly name: string;
  /** The user brought it, with /load or as an attachment. */
  readonly byHand: boolean;
  /** The docs that were chosen beside its instructions. */
  readonly docs: DocsSelection;
}

/** What a model can read of skills after `turns`, loaded the longest ago first. */
export function heldSkills(turns: readonly TurnRecord[], policy: LoadPolicy): readonly HeldSkill[] {
  const state = stateOf(turns, policy);
  const { brought } = scopeIn(state);
  const docs = new Map(loadedIn(state).map(skill => [skill.key, skill.docs] as const));
  const byHand = keysByHand(turns);
  const held = new Map<string, HeldSkill>();
  for (const { key, name, callId } of skillLoads(turns.flatMap(({ messages }) => messages))) {
    if (brought[key]?.includes(callId) !== true) continue;
    held.set(key, { key, name, byHand: byHand.has(key), docs: docs.get(key) ?? [] });
  }
  return [...held.values()];
}

/** Locations of the skills that the user has loaded by hand and not unloaded since. */
export function loadedByHandIn(turns: readonly TurnRecord[]): readonly string[] {
  return [...keysByHand(turns).values()];
}

/** Key and location. */
function keysByHand(turns: readonly TurnRecord[]): ReadonlyMap<string, string> {
  const locations = new Map<string, string>();
  for (const { pinned, loaded, unloaded = [] } of turns) {
    for (const { location } of pinned ? loaded : []) locations.set(keyOf(location), location);
    for (const key of unloaded) locations.delete(key);
  }
  return locations;
}

function keyOf(location: string): string {
  return oneLine(parentPath(location));
}
