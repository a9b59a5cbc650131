import type { ChatMessage, ChatPart, ToolDeclaration } from '../disclosure/transcript.ts';
import type { CancellationToken } from '../host.ts';

export type {
  ChatMessage,
  ChatPart,
  ToolCall,
  ToolDeclaration,
  ToolResultPart,
} from '../disclosure/transcript.ts';

/** A language model that streams text and tool calls. It throws when the request fails. */
export interface ChatModel {
  send(
    messages: readonly ChatMessage[],
    tools: readonly ToolDeclaration[],
    token: CancellationToken,
  ): AsyncIterable<Extract<ChatPart, { kind: 'text' | 'toolCall' }>>;
}
