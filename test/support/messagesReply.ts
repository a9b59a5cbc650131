export interface Spent {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_creation_input_tokens?: number;
  readonly cache_read_input_tokens?: number;
}

export interface Thinking {
  readonly thinking: string;
  readonly signature: string;
}

export interface ToolUse {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** What the scripted Messages API does with one request. */
export type MessagesReply =
  /** A whole message: thinking, then each text a block's deltas, then each call a block of its own. */
  | {
      readonly kind: 'message';
      readonly text: readonly string[];
      readonly calls: readonly ToolUse[];
      readonly usage: Spent;
      readonly thinking?: Thinking;
      /** `tool_use` or `end_turn` unless given. */
      readonly stopReason?: string;
    }
  /** An error of the API, as JSON with its status. */
  | {
      readonly kind: 'error';
      readonly status: number;
      readonly type: string;
      readonly message: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** An error event inside a stream that began well; without a text, as its first event. */
  | {
      readonly kind: 'errorInStream';
      readonly text?: string;
      readonly type: string;
      readonly message: string;
    }
  /** These bytes as the answer's body, with a pause in milliseconds behind each piece. */
  | {
      readonly kind: 'raw';
      readonly pieces: readonly string[];
      readonly pause?: number;
      readonly then: 'end' | 'stay' | 'break';
    }
  /** A page of HTML with status 200, as a proxy or another server answers. */
  | { readonly kind: 'html' }
  /** The text, and then silence with the connection open. No text: not even an answer's head. */
  | { readonly kind: 'stall'; readonly text?: string }
  /** The text, and then the connection breaks. */
  | { readonly kind: 'cut'; readonly text: string }
  /** The text, and then the end of the stream, as if the answer were complete. */
  | { readonly kind: 'endEarly'; readonly text: string };

/** A message of text; several texts are several deltas. */
export function says(...text: string[]): MessagesReply {
  return { kind: 'message', text, calls: [], usage: { input_tokens: 100, output_tokens: 10 } };
}

let callCount = 0;

/** A message that calls one tool, after a text where one is given. */
export function calls(name: string, input: unknown, text?: string): MessagesReply {
  callCount += 1;
  const call = { id: `toolu_${callCount}`, name, input };
  return {
    kind: 'message',
    text: text === undefined ? [] : [text],
    calls: [call],
    usage: { input_tokens: 100, output_tokens: 10 },
  };
}

const errors = {
  400: ['invalid_request_error', 'max_tokens: must be greater than 0'],
  401: ['authentication_error', 'invalid x-api-key'],
  402: ['billing_error', 'Your credit balance is too low.'],
  403: ['permission_error', 'Your API key does not have permission.'],
  404: ['not_found_error', 'model: no-such-model'],
  413: ['request_too_large', 'Request exceeds the maximum size'],
  429: ['rate_limit_error', 'This request would exceed your rate limit.'],
  500: ['api_error', 'Internal server error'],
  529: ['overloaded_error', 'Overloaded'],
} as const;

/** An error in the API's own form, in its usual words or others. `retryAfter` is in seconds. */
export function failsWith(status: keyof typeof errors, retryAfter?: number, words?: string): MessagesReply {
  const [type, usual] = errors[status];
  const message = words ?? usual;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { kind: 'error', status, type, message, headers };
}
