import type { ToolUse } from './messagesReply.ts';

/** One server-sent event: its name is the payload's `type`. */
export interface StreamEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** `message_start`, and the text as one content block; the block is left open unless `whole`. */
export function beginning(model: string, text: readonly string[], inputTokens: number): StreamEvent[] {
  const usage = { input_tokens: inputTokens, output_tokens: 1 };
  const caches = { cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = {
    ...{ id: 'msg_scripted', type: 'message', role: 'assistant', model, content: [] },
    ...{ stop_reason: null, stop_sequence: null, usage: { ...usage, ...caches } },
  };
  const start: StreamEvent[] = [{ type: 'message_start', message }, { type: 'ping' }];
  if (text.length === 0) return start;
  const block = { type: 'text', text: '' };
  const deltas = text.map(each => delta(0, { type: 'text_delta', text: each }));
  return [...start, { type: 'content_block_start', index: 0, content_block: block }, ...deltas];
}

/** A whole message, from `message_start` to `message_stop`. */
export function wholeMessage(
  model: string,
  text: readonly string[],
  calls: readonly ToolUse[],
  usage: { readonly input_tokens: number; readonly output_tokens: number },
): StreamEvent[] {
  const first = text.length > 0 ? 1 : 0;
  return [
    ...beginning(model, text, usage.input_tokens),
    ...(first === 1 ? [{ type: 'content_block_stop', index: 0 }] : []),
    ...calls.flatMap((call, at) => toolUse(call, first + at)),
    {
      type: 'message_delta',
      delta: { stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: 'message_stop' },
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
