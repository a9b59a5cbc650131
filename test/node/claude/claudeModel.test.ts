import assert from 'node:assert/strict';
import type { ChatMessage, ChatPart } from '../../../src/core/chat/chatModel.ts';
import { toolLoop } from '../../../src/core/chat/toolLoop.ts';
import type { Usage } from '../../../src/core/chat/usage.ts';
import { type CancellationToken, neverCancelled } from '../../../src/core/host.ts';
import { tools } from '../../../src/core/tools/index.ts';
import { AssistantEcho } from '../../../src/node/claude/assistantEcho.ts';
import { claudeClient, type ClaudeClientOptions } from '../../../src/node/claude/claudeClient.ts';
import { ClaudeError, type ClaudeErrorKind } from '../../../src/node/claude/claudeError.ts';
import { ClaudeModel, type ClaudeModelOptions } from '../../../src/node/claude/claudeModel.ts';
import { listClaudeModels } from '../../../src/node/claude/claudeModels.ts';
import { CancellationSource } from '../../../src/core/cancellationSource.ts';
import { ClaudeApi, events, failure, frame, sse, type Answer } from '../../support/claudeApi.ts';
import { workbench } from '../../support/skillFixture.ts';

let api: ClaudeApi | undefined;
afterEach(() => api?.stop());

type Options = Partial<ClaudeModelOptions & ClaudeClientOptions>;

async function model(options: Options, ...answers: readonly Answer[]): Promise<ClaudeModel> {
  api = await ClaudeApi.start(...answers);
  const client = claudeClient({ apiKey: 'sk-test', baseUrl: api.url, retries: 0, ...options });
  return new ClaudeModel(client, { model: 'm', maxTokens: 99, echo: new AssistantEcho(), ...options });
}

async function ask(
  claude: ClaudeModel,
  messages: readonly ChatMessage[] = [user('hello')],
  token: CancellationToken = neverCancelled,
): Promise<readonly ChatPart[]> {
  const parts: ChatPart[] = [];
  for await (const part of claude.send(messages, declarations, token)) parts.push(part);
  return parts;
}

const declarations = tools.map(({ name, modelDescription }) => ({
  name,
  description: modelDescription,
  inputSchema: { type: 'object', properties: {} },
}));

function user(text: string): ChatMessage {
  return { role: 'user', parts: [{ kind: 'text', text }] };
}

const bodies = (): Record<string, unknown>[] => api?.requests.map(request => request.body) ?? [];

describe('Claude over the Messages API', () => {
  it('streams text and whole tool calls, and tells the usage', async () => {
    let usage: Usage | undefined;
    const claude = await model({ onUsage: told => (usage = told) }, [
      'Hello',
      { call: 'load_skill', input: { name: 'pdf' }, id: 'toolu_1' },
    ]);
    assert.deepEqual(await ask(claude), [
      { kind: 'text', text: 'Hel' },
      { kind: 'text', text: 'lo' },
      { kind: 'toolCall', callId: 'toolu_1', name: 'load_skill', input: { name: 'pdf' } },
    ]);
    assert.deepEqual(usage, { requests: 1, input: 18, cached: 5, output: 7, exact: true });
    assert.equal(api?.requests[0]?.headers.authorization, 'Bearer sk-test');
  });

  it('sends system, tools, images, calls and results as the API takes them, with three cache breakpoints', async () => {
    const claude = await model({}, ['ok']);
    await ask(claude, [
      { role: 'system', parts: [{ kind: 'text', text: 'be good' }] },
      {
        role: 'user',
        parts: [
          { kind: 'image', mimeType: 'image/png', data: new Uint8Array([1, 2]) },
          { kind: 'text', text: 'look' },
          { kind: 'text', text: '  ' },
        ],
      },
      { role: 'assistant', parts: [{ kind: 'toolCall', callId: 'c1', name: 'list_skills', input: {} }] },
      { role: 'user', parts: [{ kind: 'toolResult', callId: 'c1', text: '', failed: true }] },
      user('go on'),
    ]);
    const cached = { cache_control: { type: 'ephemeral' } };
    const [body] = bodies();
    assert.deepEqual(body?.['system'], [{ type: 'text', text: 'be good', ...cached }]);
    assert.deepEqual(body?.['messages'], [
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AQI=' } },
          { type: 'text', text: 'look' },
        ],
      },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'list_skills', input: {} }] },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'c1', content: '(no output)', is_error: true },
          { type: 'text', text: 'go on', ...cached },
        ],
      },
    ]);
    const sent = body?.['tools'] as object[];
    assert.deepEqual(sent.at(-1), {
      name: 'read_skill_file',
      description: declarations[2]?.description,
      input_schema: { type: 'object', properties: {} },
      ...cached,
    });
    assert.equal(JSON.stringify(body).match(/cache_control/g)?.length, 3);
  });

  it('extends the request before, exactly, through a sequence of loads', async () => {
    const skills = workbench([
      { name: 'pdf', body: 'Forms.' },
      { name: 'csv', body: 'Commas.' },
    ]);
    const claude = await model(
      {},
      [
        { thinking: 'hm', signature: 's1' },
        'Loading.',
        { call: 'load_skill', input: { name: 'pdf' }, id: 'a' },
      ],
      [{ call: 'load_skill', input: { name: 'csv' }, id: 'b' }],
      [{ call: 'load_skill', input: { name: 'pdf' }, id: 'c' }],
      ['Done.'],
    );
    const outcome = await toolLoop({
      model: claude,
      messages: [{ role: 'system', parts: [{ kind: 'text', text: 'catalog' }] }, user('hello')],
      tools: declarations,
      invoke: call => skills.call(tools.find(({ name }) => name === call.name) ?? assert.fail(), call.input),
      isSkillName: () => false,
      write: () => undefined,
      token: neverCancelled,
    });
    assert.equal(outcome.end, 'answered');
    const plain = bodies().map(
      body => JSON.parse(JSON.stringify(body, withoutBreakpoints)) as Record<string, unknown>,
    );
    assert.equal(plain.length, 4);
    plain.slice(1).forEach((body, at) => {
      const before = plain[at];
      assert.deepEqual([body['tools'], body['system']], [before?.['tools'], before?.['system']]);
      const earlier = before?.['messages'] as unknown[];
      assert.deepEqual((body['messages'] as unknown[]).slice(0, earlier.length), earlier);
    });
    assert.ok(JSON.stringify(plain[1]).includes('"signature":"s1"'), 'thinking goes back');
    assert.ok(JSON.stringify(plain[3]).includes('already loaded'));
  });

  it('gives thinking back only behind the conversation that it arose from', async () => {
    const answer = [{ thinking: 'hm', signature: 's1' }, 'Yes.'];
    const claude = await model({}, answer, ['ok'], ['ok']);
    await ask(claude, [user('hello')]);
    const said: ChatMessage = { role: 'assistant', parts: [{ kind: 'text', text: 'Yes.' }] };
    await ask(claude, [user('hello'), said, user('and?')]);
    await ask(claude, [user('something else'), said, user('and?')]);
    const [, same, other] = bodies().map(body => JSON.stringify(body));
    assert.ok(same?.includes('"thinking":"hm"') && !other?.includes('thinking'));
  });

  it('asks again without force where a model refuses to be forced to call a tool', async () => {
    const refusal = failure(400, 'invalid_request_error', 'tool_choice: forced tool use is not supported');
    const claude = await model({ toolRequired: true }, refusal, ['ok']);
    await ask(claude);
    assert.deepEqual(
      bodies().map(body => body['tool_choice']),
      [{ type: 'any' }, { type: 'auto' }],
    );
  });

  it('ends at once, silently, when cancelled in the middle of a stream', async () => {
    const source = new CancellationSource();
    let closed = false;
    const claude = await model({}, response => {
      response.on('close', () => (closed = true));
      response.writeHead(200, sse).write(events(['Hello']).slice(0, 4).map(frame).join(''));
    });
    const parts: ChatPart[] = [];
    for await (const part of claude.send([user('x')], [], source.token)) {
      parts.push(part);
      source.cancel();
    }
    assert.equal(parts.length, 1);
    await until(() => closed);
  });

  it('sends nothing when cancelled before', async () => {
    const source = new CancellationSource();
    source.cancel();
    const claude = await model({}, ['x']);
    assert.deepEqual([await ask(claude, undefined, source.token), api?.requests], [[], []]);
  });

  it('tries again what may pass', async () => {
    const claude = await model(
      { retries: 1 },
      failure(529, 'overloaded_error', 'x', { 'retry-after': '0.01' }),
      ['ok'],
    );
    await ask(claude);
    assert.equal(api?.requests.length, 2);
  });

  it('does not wait for a retry that is far away', async () => {
    const claude = await model(
      { retries: 2 },
      failure(429, 'rate_limit_error', 'x', { 'retry-after': '7200' }),
    );
    await assert.rejects(ask(claude), /Try again in 2 hours/);
    assert.equal(api?.requests.length, 1);
  });
});

function checkError(
  what: string,
  kind: ClaudeErrorKind,
  said: RegExp,
  answer: Answer,
  options: Options = {},
): void {
  it(`is "${kind}" when ${what}`, async () => {
    const claude = await model(options, answer);
    await assert.rejects(ask(claude), error => {
      assert.ok(error instanceof ClaudeError, String(error));
      assert.equal(error.kind, kind);
      assert.match(error.message, said);
      assert.ok(!error.message.includes('sk-test'));
      return true;
    });
  });
}

describe('An error of the Messages API', () => {
  checkError(
    'the key is wrong',
    'unauthorized',
    /Set Claude API Key.*bad key/,
    failure(401, 'authentication_error', 'bad key'),
  );
  checkError('the key may not', 'forbidden', /another key/, failure(403, 'permission_error', 'x'));
  checkError('there is no credit', 'forbidden', /billing/, failure(402, 'billing_error', 'x'));
  checkError(
    'the model is unknown',
    'notFound',
    /does not exist/,
    failure(404, 'not_found_error', 'model: m'),
  );
  checkError(
    'the request is malformed',
    'badRequest',
    /did not accept.*max_tokens/,
    failure(400, 'invalid_request_error', 'max_tokens'),
  );
  checkError('the request is too large', 'tooLarge', /too large/, failure(413, 'request_too_large', 'x'));
  checkError(
    'the rate limit is reached',
    'rateLimited',
    /in 30 seconds/,
    failure(429, 'rate_limit_error', 'x', { 'retry-after': '30' }),
  );
  checkError('the API is overloaded', 'overloaded', /in a minute/, failure(529, 'overloaded_error', 'x'));
  checkError('the API fails', 'server', /HTTP 500/, failure(500, 'api_error', 'x'));
  checkError('nothing comes', 'timedOut', /did not answer in time/, () => undefined, { timeout: 50 });
  checkError(
    'the stream stalls',
    'timedOut',
    /did not answer in time/,
    response => response.writeHead(200, sse).write(events(['Hello']).slice(0, 4).map(frame).join('')),
    { idleTimeout: 50 },
  );
  checkError('the stream breaks', 'cut', /broke/, response => {
    response
      .writeHead(200, sse)
      .write(events(['Hello']).slice(0, 4).map(frame).join(''), () => response.destroy());
  });
  checkError('the stream ends early', 'cut', /broke/, response =>
    response.writeHead(200, sse).end(events(['Hello']).slice(0, 4).map(frame).join('')),
  );
  checkError('the API is overloaded in the middle of a stream', 'overloaded', /overloaded/, response =>
    response
      .writeHead(200, sse)
      .end(
        [
          ...events(['Hello']).slice(0, 4),
          { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
        ]
          .map(frame)
          .join(''),
      ),
  );
  checkError('the answer is too long', 'outputLimit', /go on/, response =>
    response.writeHead(200, sse).end(events(['Hello'], 'max_tokens').map(frame).join('')),
  );
  checkError('Claude declines', 'refused', /declined/, response =>
    response.writeHead(200, sse).end(events([], 'refusal').map(frame).join('')),
  );

  it('is "unreachable" when nobody listens', async () => {
    const claude = await model({ baseUrl: await deadUrl() });
    await assert.rejects(ask(claude), {
      kind: 'unreachable',
      message: /No connection to 127\.0\.0\.1:\d+\..*baseUrl/,
    });
  });
});

describe('The list of Claude models', () => {
  it('comes from the API, over all its pages, without retired ones', async () => {
    const page =
      (data: object[], more: boolean): Answer =>
      response =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data, has_more: more, first_id: 'x', last_id: 'y' }));
    const entry = (id: string, rest: object = {}): object => ({
      id,
      type: 'model',
      display_name: id.toUpperCase(),
      max_input_tokens: 1000,
      max_tokens: 100,
      capabilities: { image_input: { supported: false } },
      lifecycle: 'active',
      ...rest,
    });
    await model(
      {},
      page([entry('a'), entry('b', { lifecycle: 'retired' })], true),
      page(
        [entry('claude-opus-5-5', { max_input_tokens: null, max_tokens: null, capabilities: null })],
        false,
      ),
    );
    const client = claudeClient({ apiKey: 'k', baseUrl: api?.url ?? '' });
    assert.deepEqual(await listClaudeModels(client, new AbortController().signal), [
      { id: 'a', name: 'A', contextWindow: 1000, maxOutput: 100, images: false },
      {
        id: 'claude-opus-5-5',
        name: 'CLAUDE-OPUS-5-5',
        contextWindow: 1_000_000,
        maxOutput: 128_000,
        images: true,
      },
    ]);
    assert.match(api?.requests[1]?.path ?? '', /after_id=y/);
  });

  it('fails with an error for people', async () => {
    await model({}, failure(401, 'authentication_error', 'x'));
    const client = claudeClient({ apiKey: 'k', baseUrl: api?.url ?? '', retries: 0 });
    await assert.rejects(listClaudeModels(client, new AbortController().signal), { kind: 'unauthorized' });
  });
});

/** An address that was free a moment ago. */
async function deadUrl(): Promise<string> {
  const server = await ClaudeApi.start();
  const { url } = server;
  await server.stop();
  return url;
}

function withoutBreakpoints(key: string, value: unknown): unknown {
  return key === 'cache_control' ? undefined : value;
}

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise(resolve => setImmediate(resolve));
}
