import type { MessagesReply, Spent, Thinking, ToolUse } from './messagesReply.ts';

/** One server-sent event: its name is the payload's `type`. */
export interface StreamEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** `message_start`, thinking, and the text as one content block, which is left open. */
export function beginning(
  model: string,
  text: readonly string[],
  spent: Spent = { input_tokens: 100, output_tokens: 1 },
  thinking?: Thinking,
): StreamEvent[] {
  const usage = { ...spent, output_tokens: 1 };
  const caches = { cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = {
    ...{ id: 'msg_scripted', type: 'message', role: 'assistant', model, content: [] },
    ...{ stop_reason: null, stop_sequence: null, usage: { ...caches, ...usage } },
  };
  const start: StreamEvent[] = [{ type: 'message_start', message }, { type: 'ping' }];
  if (thinking) start.push(...thought(thinking));
  if (text.length === 0) return start;
  const index = thinking ? 1 : 0;
  const block = { type: 'text', text: '' };
  const deltas = text.map(each => delta(index, { type: 'text_delta', text: each }));
  return [...start, { type: 'content_block_start', index, content_block: block }, ...deltas];
}

/** A whole message, from `message_start` to `message_stop`. */
export function wholeMessage(
  model: string,
  { text, calls, usage, thinking, stopReason }: MessagesReply & { kind: 'message' },
): StreamEvent[] {
  const textIndex = thinking ? 1 : 0;
  const first = textIndex + (text.length > 0 ? 1 : 0);
  const stop_reason = stopReason ?? (calls.length > 0 ? 'tool_use' : 'end_turn');
  return [
    ...beginning(model, text, usage, thinking),
    ...(text.length > 0 ? [{ type: 'content_block_stop', index: textIndex }] : []),
    ...calls.flatMap((call, at) => toolUse(call, first + at)),
    {
      type: 'message_delta',
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: 'message_stop' },
  ];
}

function thought({ thinking, signature }: Thinking): StreamEvent[] {
  const block = { type: 'thinking', thinking: '', signature: '' };
  return [
    { type: 'content_block_start', index: 0, content_block: block },
    delta(0, { type: 'thinking_delta', thinking }),
    delta(0, { type: 'signature_delta', signature }),
    { type: 'content_block_stop', index: 0 },
  ];
}

/** A call, its input in two halves as the API sends it: not JSON until the end. */
function toolUse({ id, name, input }: ToolUse, index: number): StreamEvent[] {
  const json = JSON.stringify(input);
  const half = Math.floor(json.length / 2);
  return [
    { type: 'content_block_start', index, content_block: { type: 'tool_use', id, name, input: {} } },
    delta(index, { type: 'input_json_delta', partial_json: json.slice(0, half) }),
    delta(index, { type: 'input_json_delta', partial_json: json.slice(half) }),
    { type: 'content_block_stop', index },
  ];
}

function delta(index: number, content: object): StreamEvent {
  return { type: 'content_block_delta', index, delta: content };
}
