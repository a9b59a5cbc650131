import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of the scripted API: parts of a message, or what to do instead. */
export type Answer =
  readonly AnswerPart[] | ((response: ServerResponse, request: ReceivedRequest) => unknown);

export type AnswerPart =
  | string
  | { readonly call: string; readonly input: unknown; readonly id?: string }
  | { readonly thinking: string; readonly signature: string };

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

/** A Messages API on loopback that answers from a script, and keeps what it was asked. */
export class ClaudeApi {
  readonly requests: ReceivedRequest[] = [];
  readonly #answers: Answer[];
  readonly #server: Server;

  private constructor(answers: readonly Answer[]) {
    this.#answers = [...answers];
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(...answers: readonly Answer[]): Promise<ClaudeApi> {
    const api = new ClaudeApi(answers);
    await new Promise<void>(resolve => api.#server.listen(0, '127.0.0.1', resolve));
    return api;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
    this.requests.push(received);
    const answer = this.#answers.shift() ?? ['(the script is at its end)'];
    if (typeof answer === 'function') await answer(response, received);
    else response.writeHead(200, sse).end(events(answer).map(frame).join(''));
  }
}

export const sse = { 'content-type': 'text/event-stream', 'request-id': 'req_test' };

export function frame(event: { readonly type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** An error as the API words it. */
export function failure(
  status: number,
  type: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return response =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test', ...headers })
      .end(JSON.stringify({ type: 'error', error: { type, message } }));
}

/** The events of one streamed message. */
export function events(parts: readonly AnswerPart[], stopReason?: string): { type: string }[] {
  const usage = {
    input_tokens: 10,
    cache_read_input_tokens: 5,
    cache_creation_input_tokens: 3,
    output_tokens: 1,
  };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    usage,
  };
  const calls = parts.some(part => typeof part !== 'string' && 'call' in part);
  const delta = { stop_reason: stopReason ?? (calls ? 'tool_use' : 'end_turn'), stop_sequence: null };
  return [
    { type: 'message_start', message } as { type: string },
    { type: 'ping' },
    ...parts.flatMap(blockEvents),
    { type: 'message_delta', delta, usage: { output_tokens: 7 } } as { type: string },
    { type: 'message_stop' },
  ];
}

function blockEvents(part: AnswerPart, index: number): { type: string }[] {
  const [block, ...deltas] = describe(part, index);
  return [
    { type: 'content_block_start', index, content_block: block } as { type: string },
    ...deltas.map(delta => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index } as { type: string },
  ];
}

function describe(part: AnswerPart, index: number): object[] {
  if (typeof part === 'string') {
    const middle = Math.ceil(part.length / 2);
    return [
      { type: 'text', text: '' },
      { type: 'text_delta', text: part.slice(0, middle) },
      { type: 'text_delta', text: part.slice(middle) },
    ];
  }
  if ('thinking' in part) {
    return [
      { type: 'thinking', thinking: '', signature: '' },
      { type: 'thinking_delta', thinking: part.thinking },
      { type: 'signature_delta', signature: part.signature },
    ];
  }
  const json = JSON.stringify(part.input);
  return [
    { type: 'tool_use', id: part.id ?? `toolu_${index}_${part.call}`, name: part.call, input: {} },
    { type: 'input_json_delta', partial_json: json.slice(0, 3) },
    { type: 'input_json_delta', partial_json: json.slice(3) },
  ];
}
