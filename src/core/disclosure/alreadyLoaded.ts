import { skillBlock } from './answerHead.ts';
import { skillLoads } from './skillLoads.ts';
import type { ChatMessage } from './transcript.ts';

/** The answer to a load of what the conversation shows already. */
export const alreadyLoadedText =
  'This skill is already loaded and has not changed. Its instructions stand further up in this conversation, in the result of the earlier load_skill call: follow them there.';

/** That answer with the docs that were asked for along with the load. */
export function alreadyLoadedWith(docs: string | undefined): string {
  return docs === undefined ? alreadyLoadedText : `${alreadyLoadedText}\n${docs}`;
}

/**
 * Whether `visible` has the very instructions that `answer`, a result of load_skill, would bring. A skill that was edited
 * in the meantime, or whose instructions have left the conversation, is not loaded.
 */
export function isLoadedAlready(visible: ReadonlySet<string>, answer: string): boolean {
  return visible.has(skillBlock(answer));
}

/** The instructions that can be read in `messages` as they are; of a skill that was edited in between, the latest. */
export function visibleBlocks(messages: readonly ChatMessage[]): ReadonlySet<string> {
  return new Set(new Map(skillLoads(messages).map(load => [load.key, load.block])).values());
}
