import { answerHead, skillBlock, type AnswerHead } from './answerHead.ts';
import type { ChatMessage, ToolCall, ToolResultPart } from './transcript.ts';

/** One load_skill call of the conversation that was answered with instructions. */
export interface SkillLoad extends AnswerHead {
  readonly callId: string;
  /** The whole answer. */
  readonly text: string;
  /** The instructions alone. */
  readonly block: string;
}

/** All loads whose result is still in `messages`, oldest first. Failed calls are none. */
export function skillLoads(messages: readonly ChatMessage[]): readonly SkillLoad[] {
  return answeredCalls(messages).flatMap(({ call, result }) => {
    const load = call.name === 'load_skill' ? loadOf(result) : undefined;
    return load ? [load] : [];
  });
}

/** What a result of load_skill brought; undefined where it brought no instructions. */
export function loadOf({ callId, failed, text }: ToolResultPart): SkillLoad | undefined {
  const head = failed ? undefined : answerHead('load_skill', text);
  return head && { ...head, callId, text, block: skillBlock(text) };
}

/** Calls with their results, in the order of the results. A call whose result is gone is left out. */
export function answeredCalls(
  messages: readonly ChatMessage[],
): readonly { readonly call: ToolCall; readonly result: ToolResultPart }[] {
  const calls = new Map<string, ToolCall>();
  const answered: { call: ToolCall; result: ToolResultPart }[] = [];
  for (const part of messages.flatMap(message => message.parts)) {
    if (part.kind === 'toolCall') calls.set(part.callId, part);
    const call = part.kind === 'toolResult' ? calls.get(part.callId) : undefined;
    if (call && part.kind === 'toolResult') answered.push({ call, result: part });
  }
  return answered;
}

/** Names of the skills that a transcript has loaded and still shows, each once, in the order of their first load. */
export function collectLoadedSkillNames(messages: readonly ChatMessage[]): readonly string[] {
  return [...new Set(skillLoads(messages).map(load => load.name))];
}
