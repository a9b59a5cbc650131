// A conversation with a language model, as core sees it; the hosts translate to and from their own types.

export type ChatPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly mimeType: string; readonly data: Uint8Array }
  | ToolCall
  | ToolResultPart;

export interface ToolCall {
  readonly kind: 'toolCall';
  readonly callId: string;
  readonly name: string;
  readonly input: unknown;
}

export interface ToolResultPart {
  readonly kind: 'toolResult';
  readonly callId: string;
  readonly text: string;
  readonly failed: boolean;
}

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly parts: readonly ChatPart[];
}

export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the input, an object at the top. */
  readonly inputSchema: object;
}
