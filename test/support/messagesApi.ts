import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MessagesReply } from './messagesReply.ts';
import { beginning, wholeMessage, type StreamEvent } from './messagesStream.ts';

/** The body of POST /v1/messages, as far as tests look into it. */
export interface MessagesBody {
  readonly model: string;
  readonly max_tokens: number;
  readonly stream?: boolean;
  readonly system?: unknown;
  readonly tools?: readonly { readonly name: string }[];
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
}

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: MessagesBody;
}

/** What answers a request: a reply, or what makes one of the request. */
export type Responder = MessagesReply | ((request: RecordedRequest) => MessagesReply);

export interface MessagesApi {
  /** `http://127.0.0.1:PORT`, what Anthropic's clients take as their base URL. */
  readonly baseUrl: string;
  /** Every POST /v1/messages so far, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Every request so far, as `METHOD /path`. */
  readonly log: readonly string[];
  /** Puts further replies behind those that are left. */
  script(...replies: Responder[]): void;
  /** The models that GET /v1/models tells of from now on, one page each. */
  listModels(...models: ScriptedModelInfo[]): void;
  /** What GET /v1/models answers from now on in place of a list: JSON, or HTML. */
  answerModelsWith(answer: object | 'html'): void;
  /** Answers whose connection was closed, by either side, before they were complete. */
  readonly abandoned: number;
  /** Ends it, and every connection that is still open. */
  close(): Promise<void>;
}

/** A model of GET /v1/models: what is not given is as with any other. */
export interface ScriptedModelInfo {
  readonly id: string;
  readonly [key: string]: unknown;
}

const usualModels: readonly ScriptedModelInfo[] = [
  { id: 'claude-scripted-large', display_name: 'Claude Scripted Large' },
  { id: 'claude-scripted-small', display_name: 'Claude Scripted Small' },
];

/**
 * A Messages API on loopback that answers each POST /v1/messages with the next reply of its script, in the wire format of
 * https://platform.claude.com/docs/en/api/messages-streaming. A request beyond the script's end is refused with 400, which no
 * client tries again. Also GET /v1/models, and POST /v1/messages/count_tokens with one token for four characters of the body.
 */
export async function startMessagesApi(...script: Responder[]): Promise<MessagesApi> {
  const left = [...script];
  const requests: RecordedRequest[] = [];
  const log: string[] = [];
  let models = usualModels;
  let perPage = usualModels.length;
  let otherAnswer: object | 'html' | undefined;
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.on('close', () => (abandoned += response.writableEnded ? 0 : 1));
    void readBody(request).then(body => {
      const [path = '', query] = (request.url ?? '').split('?');
      log.push(`${request.method} ${path}`);
      if (path === '/v1/models' && otherAnswer === 'html') return sendHtml(response);
      if (path === '/v1/models' && typeof otherAnswer === 'object')
        return sendJson(response, 200, otherAnswer);
      if (path === '/v1/models') return sendJson(response, 200, pageOfModels(models, perPage, query));
      if (path === '/v1/messages/count_tokens')
        return sendJson(response, 200, { input_tokens: Math.ceil(body.length / 4) });
      if (path !== '/v1/messages' || request.method !== 'POST')
        return sendError(response, 404, 'not_found_error', `Nothing is at ${path}`);
      const recorded = {
        ...{ method: 'POST', path, headers: request.headers },
        body: JSON.parse(body) as MessagesBody,
      };
      requests.push(recorded);
      const next = left.shift();
      if (next === undefined)
        return sendError(
          response,
          400,
          'invalid_request_error',
          `The script has no reply ${requests.length}`,
        );
      return send(response, recorded.body, typeof next === 'function' ? next(recorded) : next);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ baseUrl: `http://127.0.0.1:${port}`, requests, log },
    script: (...replies) => void left.push(...replies),
    listModels: (...those) => {
      models = those;
      perPage = 1;
    },
    answerModelsWith: answer => (otherAnswer = answer),
    get abandoned() {
      return abandoned;
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function pageOfModels(
  models: readonly ScriptedModelInfo[],
  perPage: number,
  query: string | undefined,
): object {
  const after = new URLSearchParams(query).get('after_id');
  const first = models.findIndex(model => model.id === after) + 1;
  const data = models.slice(first, first + perPage).map(model => ({
    ...{ type: 'model', display_name: model.id, created_at: '2026-01-01T00:00:00Z', lifecycle: 'active' },
    ...{ max_input_tokens: 200_000, max_tokens: 64_000, ...model },
  }));
  return { data, has_more: first + perPage < models.length, first_id: data[0]?.id, last_id: data.at(-1)?.id };
}

function send(response: ServerResponse, { model, stream }: MessagesBody, reply: MessagesReply): void {
  switch (reply.kind) {
    case 'error':
      return sendError(response, reply.status, reply.type, reply.message, reply.headers);
    case 'message': {
      if (stream === true) return sendEvents(response, wholeMessage(model, reply), 'end');
      return sendJson(response, 200, notStreamed(model, reply));
    }
    case 'errorInStream': {
      const error = { type: 'error', error: { type: reply.type, message: reply.message } };
      return sendEvents(
        response,
        [...(reply.text === undefined ? [] : beginning(model, [reply.text])), error],
        'end',
      );
    }
    case 'raw':
      return void sendPieces(response, reply);
    case 'html':
      return sendHtml(response);
    case 'stall':
      if (reply.text !== undefined) sendEvents(response, beginning(model, [reply.text]), 'stay');
      return;
    case 'cut':
      return sendEvents(response, beginning(model, [reply.text]), 'break');
    case 'endEarly':
      return sendEvents(response, beginning(model, [reply.text]), 'end');
  }
}

function notStreamed(model: string, reply: MessagesReply & { kind: 'message' }): object {
  const text = reply.text.length > 0 ? [{ type: 'text', text: reply.text.join('') }] : [];
  return {
    ...{ id: 'msg_scripted', type: 'message', role: 'assistant', model },
    content: [...text, ...reply.calls.map(call => ({ type: 'tool_use', ...call }))],
    ...{ stop_reason: reply.calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
    usage: reply.usage,
  };
}

function sendEvents(
  response: ServerResponse,
  events: readonly StreamEvent[],
  then: 'end' | 'stay' | 'break',
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req_scripted' });
  const last = events.length - 1;
  events.forEach((event, at) => {
    const broken = () => then === 'break' && at === last && response.destroy();
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`, broken);
  });
  if (then === 'end') response.end();
}

async function sendPieces(
  response: ServerResponse,
  { pieces, pause, then }: MessagesReply & { kind: 'raw' },
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': 'req_scripted' });
  for (const piece of pieces) {
    if (response.destroyed) return;
    await new Promise(resolve => response.write(piece, resolve));
    if (pause !== undefined) await new Promise(resolve => setTimeout(resolve, pause));
  }
  if (then === 'end') response.end();
  if (then === 'break') response.destroy();
}

function sendJson(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_scripted',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Welcome</title>');
}

function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendJson(
    response,
    status,
    { type: 'error', error: { type, message }, request_id: 'req_scripted' },
    headers,
  );
}
