import type { ChatMessage } from './chatModel.ts';

/** One load_skill call of the conversation that was answered with instructions. */
export interface SkillLoad {
  readonly callId: string;
  /** As the model wrote it: a name or a location. */
  readonly name: string;
  readonly text: string;
}

/** All loads whose result is still in `messages`, oldest first. Failed calls are none. */
export function skillLoads(messages: readonly ChatMessage[]): readonly SkillLoad[] {
  const parts = messages.flatMap(message => message.parts);
  return parts.flatMap(part => {
    if (part.kind !== 'toolCall' || part.name !== 'load_skill') return [];
    const result = parts.find(other => other.kind === 'toolResult' && other.callId === part.callId);
    if (result?.kind !== 'toolResult' || result.failed || !result.text.startsWith('<skill ')) return [];
    const name = (part.input as { name?: unknown } | null)?.name;
    return [{ callId: part.callId, name: typeof name === 'string' ? name : '', text: result.text }];
  });
}

/**
 * Whether `messages` still hold this very result of load_skill, letter by letter. A skill that was edited in the
 * meantime, or whose instructions have left the conversation, is not loaded.
 */
export function isLoadedAlready(messages: readonly ChatMessage[], text: string): boolean {
  return skillLoads(messages).some(load => load.text === text);
}
