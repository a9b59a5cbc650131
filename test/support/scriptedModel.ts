import type { ChatMessage, ChatModel, ToolCall, ToolDeclaration } from '../../src/core/chat/chatModel.ts';

type Reply = readonly (string | ToolCall | Error | 'hang')[];

/** A model that answers with what it was given, one reply a request, and keeps what it was sent. */
export class ScriptedModel implements ChatModel {
  readonly requests: { messages: readonly ChatMessage[]; tools: readonly ToolDeclaration[] }[] = [];
  readonly #replies: Reply[];

  constructor(replies: readonly Reply[]) {
    this.#replies = [...replies];
  }

  async *send(
    messages: readonly ChatMessage[],
    tools: readonly ToolDeclaration[],
  ): ReturnType<ChatModel['send']> {
    this.requests.push(structuredClone({ messages, tools }));
    const reply = this.#replies.shift() ?? ['(no reply left)'];
    for (const part of reply) {
      if (part === hang) await new Promise(() => undefined);
      else if (part instanceof Error) throw part;
      else yield await Promise.resolve(typeof part === 'string' ? { kind: 'text', text: part } : part);
    }
  }
}

/** A stream that never goes on. */
export const hang = 'hang';

let calls = 0;
export function callOf(name: string, input: unknown): ToolCall {
  calls += 1;
  return { kind: 'toolCall', callId: `call-${calls}`, name, input };
}
