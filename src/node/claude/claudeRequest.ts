import type { Anthropic } from '@anthropic-ai/sdk';
import type { ChatMessage, ChatPart, ToolDeclaration } from '../../core/chat/chatModel.ts';
import type { AssistantEcho } from './assistantEcho.ts';

export interface ClaudeRequest {
  readonly model: string;
  readonly maxTokens: number;
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly ToolDeclaration[];
  /** The model must call a tool. */
  readonly toolRequired: boolean;
}

type Block = Anthropic.ContentBlockParam;
type Message = { role: 'user' | 'assistant'; content: Block[] };

export interface BuiltRequest {
  readonly params: Anthropic.MessageCreateParamsStreaming;
  /** What the answer is remembered under: see AssistantEcho. */
  readonly prefix: string;
}

const cached = { cache_control: { type: 'ephemeral' } } as const;

/**
 * The conversation as the Messages API takes it. Leading system messages become `system`. What is stable comes first,
 * and the prompt cache is told where, in the four places that the API allows: after the tools, after the system part, at the end of
 * what the user (or a tool) said before the latest answer, up to where the request before this one was written to the cache, and at
 * the end of the latest turn.
 */
export function claudeRequest(request: ClaudeRequest, echo: AssistantEcho): BuiltRequest {
  const firstTurn = request.messages.findIndex(message => message.role !== 'system');
  const leading = firstTurn < 0 ? request.messages : request.messages.slice(0, firstTurn);
  const system = leading.flatMap(message => message.parts.flatMap(textBlock));
  const tools = request.tools.map(tool => ({
    name: tool.name,
    description: tool.description,
    input_schema: objectSchema(tool.inputSchema),
  }));
  let prefix = echo.start({ model: request.model, system, tools });
  const messages: Message[] = [];
  for (const { role, content } of turnsOf(request.messages.slice(leading.length))) {
    const blocks = role === 'assistant' ? (echo.recall(prefix, content) ?? content) : content;
    messages.push({ role, content: [...blocks] });
    prefix = echo.extend(prefix, { role, content: blocks });
  }
  const params: Anthropic.MessageCreateParamsStreaming = {
    model: request.model,
    max_tokens: request.maxTokens,
    stream: true,
    messages: withBreakpoints(messages),
  };
  if (system.length > 0) params.system = withLast(system, block => ({ ...block, ...cached }));
  if (tools.length > 0) {
    params.tools = withLast(tools, tool => ({ ...tool, ...cached }));
    if (request.toolRequired) params.tool_choice = { type: 'any' };
  }
  return { params, prefix };
}

/** Messages of one role in a row are one turn; empty ones vanish, for the API refuses them. */
function turnsOf(messages: readonly ChatMessage[]): readonly Message[] {
  const turns: Message[] = [];
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const content = message.parts.flatMap(toBlock);
    const last = turns.at(-1);
    if (last?.role === role) last.content.push(...content);
    else if (content.length > 0) turns.push({ role, content });
  }
  // The results of calls come first in a turn: the API demands it.
  for (const turn of turns)
    turn.content.sort((a, b) => Number(b.type === 'tool_result') - Number(a.type === 'tool_result'));
  return turns;
}

function toBlock(part: ChatPart): readonly Block[] {
  switch (part.kind) {
    case 'text':
      return textBlock(part);
    case 'image':
      return imageBlock(part.mimeType, part.data);
    case 'toolCall':
      return [{ type: 'tool_use', id: part.callId, name: part.name, input: part.input ?? {} }];
    case 'toolResult':
      return [
        {
          type: 'tool_result',
          tool_use_id: part.callId,
          content: part.text === '' ? '(no output)' : part.text,
          ...(part.failed ? { is_error: true } : {}),
        },
      ];
  }
}

function textBlock(part: ChatPart): readonly Anthropic.TextBlockParam[] {
  return part.kind === 'text' && part.text.trim() !== '' ? [{ type: 'text', text: part.text }] : [];
}

const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

function imageBlock(mimeType: string, data: Uint8Array): readonly Block[] {
  const type = imageTypes.find(known => known === mimeType);
  return type === undefined
    ? [
        {
          type: 'text',
          text: `(An image of type ${mimeType} was left out: Claude does not read this format.)`,
        },
      ]
    : [
        {
          type: 'image',
          source: { type: 'base64', media_type: type, data: Buffer.from(data).toString('base64') },
        },
      ];
}

/** The last message marked at its end, and the one of the user before it. */
function withBreakpoints(messages: readonly Message[]): Message[] {
  const last = messages.length - 1;
  const previous = messages.findLastIndex(({ role }, at) => at < last && role === 'user');
  return messages.map((message, at) =>
    at === last || at === previous ? { ...message, content: withLast(message.content, cacheable) } : message,
  );
}

/** Thinking cannot bear a breakpoint; it never ends the turn that a request ends with. */
function cacheable(block: Block): Block {
  return block.type === 'text' ||
    block.type === 'image' ||
    block.type === 'tool_result' ||
    block.type === 'tool_use'
    ? { ...block, ...cached }
    : block;
}

/** `{"type":"object"}` at the top, as the API demands. */
function objectSchema(schema: object): Anthropic.Tool.InputSchema {
  return { ...schema, type: 'object' };
}

function withLast<T>(items: readonly T[], change: (item: T) => T): T[] {
  return items.map((item, at) => (at === items.length - 1 ? change(item) : item));
}
