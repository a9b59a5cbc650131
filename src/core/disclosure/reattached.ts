import type { TokenCounter } from '../ports.ts';
import { visibleBlocks } from './alreadyLoaded.ts';
import type { Turn } from './conversation.ts';
import { loadedIn, type DisclosureState } from './disclosureState.ts';
import type { LoadPolicy } from './loadPolicy.ts';
import { skillLoads, type SkillLoad } from './skillLoads.ts';
import { stateOf } from './stateOf.ts';
import type { ChatMessage } from './transcript.ts';
import { withinTokens } from './withinTokens.ts';

/** Tokens of instructions that are given back after they have left the history. */
export interface ReattachBudget {
  readonly perSkill: number;
  readonly total: number;
}

export const defaultReattachBudget: ReattachBudget = { perSkill: 5_000, total: 25_000 };

export interface Reattached {
  /** For a message in front of the history that is left; '' where nothing is given back. */
  readonly text: string;
  /** The instructions that are in it as a whole. */
  readonly blocks: readonly string[];
}

const heading =
  "Loaded skill context: what the user's skills say that were loaded earlier, in turns that are no longer shown.";

/**
 * The instructions of skills that are still loaded while the result that brought them has been dropped: the latest touched
 * first while the budget lasts, written in the order of their names. It depends on the dropped turns, and not on what is said
 * later, so that the start of a request stays the same.
 */
export function reattached(
  dropped: readonly Turn[],
  kept: readonly ChatMessage[],
  state: DisclosureState,
  {
    policy,
    budget,
    counter,
  }: { readonly policy: LoadPolicy; readonly budget: ReattachBudget; readonly counter: TokenCounter },
): Reattached {
  const lost = new Map(
    skillLoads(dropped.flatMap(turn => turn.messages)).map(load => [load.key, load] as const),
  );
  const still = new Set(loadedIn(state).map(({ key }) => key));
  const shown = visibleBlocks(kept);
  const newestFirst = loadedIn(stateOf(dropped, policy)).toReversed();
  const taken: { load: SkillLoad; text: string }[] = [];
  let left = budget.total;
  for (const { key } of newestFirst) {
    const load = lost.get(key);
    if (!load || !still.has(key) || shown.has(load.block)) continue;
    const text = withinTokens(load.block, Math.min(left, budget.perSkill), counter);
    if (text === undefined) continue;
    left -= counter.count(text);
    taken.push({ load, text: text === load.block ? text : `${text}${cutNote(load)}` });
  }
  if (taken.length === 0) return { text: '', blocks: [] };
  const sorted = taken.sort((a, b) => (a.load.key < b.load.key ? -1 : 1));
  return {
    text: [heading, ...sorted.map(({ text }) => text)].join('\n\n'),
    blocks: sorted.filter(({ load, text }) => text === load.block).map(({ text }) => text),
  };
}

/** The element is closed by hand: the end was cut off. */
function cutNote({ name }: SkillLoad): string {
  const call = JSON.stringify({ skill: name, path: 'SKILL.md' });
  return `\n</skill>\n(Cut here to save space. Read the rest with read_skill_file ${call}.)`;
}
