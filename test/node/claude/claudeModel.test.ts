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
import { startMessagesApi, type MessagesApi, type MessagesBody } from '../../support/messagesApi.ts';
import { calls, failsWith, says, type MessagesReply } from '../../support/messagesReply.ts';
import { workbench } from '../../support/skillFixture.ts';

let api: MessagesApi;

type Options = Partial<ClaudeModelOptions & ClaudeClientOptions>;

async function model(options: Options, ...script: readonly MessagesReply[]): Promise<ClaudeModel> {
  api = await startMessagesApi(...script);
  const client = claudeClient({ apiKey: 'sk-test', baseUrl: api.baseUrl, retries: 0, ...options });
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

const bodies = (): readonly MessagesBody[] => api.requests.map(request => request.body);

describe('Claude over the Messages API', () => {
  afterEach(() => api.close());

  it('streams text and whole tool calls, and tells the usage', async () => {
    let usage: Usage | undefined;
    const reply = calls('load_skill', { name: 'pdf' }, 'Hello') as MessagesReply & { kind: 'message' };
    const spent = {
      input_tokens: 10,
      cache_creation_input_tokens: 3,
      cache_read_input_tokens: 5,
      output_tokens: 7,
    };
    const claude = await model({ onUsage: told => (usage = told) }, { ...reply, usage: spent });
    assert.deepEqual(await ask(claude), [
      { kind: 'text', text: 'Hello' },
      { kind: 'toolCall', callId: reply.calls[0]?.id, name: 'load_skill', input: { name: 'pdf' } },
    ]);
    assert.deepEqual(usage, { requests: 1, input: 18, cached: 5, output: 7, exact: true });
    assert.equal(api.requests[0]?.headers.authorization, 'Bearer sk-test');
  });

  it('sends system, tools, images, calls and results as the API takes them, with four cache breakpoints', async () => {
    const claude = await model({}, says('ok'));
    await ask(claude, [
      { role: 'system', parts: [{ kind: 'text', text: 'be good' }] },
      {
        role: 'user',
        parts: [
          { kind: 'image', mimeType: 'image/png', data: new Uint8Array([1, 2]) },
          { kind: 'image', mimeType: 'image/tiff', data: new Uint8Array([3]) },
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
    assert.deepEqual(body?.system, [{ type: 'text', text: 'be good', ...cached }]);
    assert.deepEqual(body?.messages, [
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AQI=' } },
          {
            type: 'text',
            text: '(An image of type image/tiff was left out: Claude does not read this format.)',
          },
          { type: 'text', text: 'look', ...cached },
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
    assert.deepEqual(body?.tools?.at(-1), {
      name: tools.at(-1)?.name,
      description: declarations.at(-1)?.description,
      input_schema: { type: 'object', properties: {} },
      ...cached,
    });
    assert.equal(JSON.stringify(body).match(/cache_control/g)?.length, 4);
  });

  it('extends the request before, exactly, through a sequence of loads', async () => {
    const skills = workbench([
      { name: 'pdf', body: 'Forms.' },
      { name: 'csv', body: 'Commas.' },
    ]);
    const claude = await model(
      {},
      thinking(calls('load_skill', { name: 'pdf' }, 'Loading.')),
      calls('load_skill', { name: 'csv' }),
      calls('load_skill', { name: 'pdf' }),
      says('Done.'),
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
    const plain = bodies().map(body => JSON.parse(JSON.stringify(body, withoutBreakpoints)) as MessagesBody);
    assert.equal(plain.length, 4);
    plain.slice(1).forEach((body, at) => {
      const before = plain[at];
      assert.deepEqual([body.tools, body.system], [before?.tools, before?.system]);
      assert.deepEqual(body.messages.slice(0, before?.messages.length), before?.messages);
    });
    assert.ok(JSON.stringify(plain[1]).includes('"signature":"s1"'), 'thinking goes back');
    assert.ok(JSON.stringify(plain[3]).includes('already loaded'));
  });

  it('gives thinking back only behind the conversation that it arose from', async () => {
    const claude = await model({}, thinking(says('Yes.')), says('ok'), says('ok'));
    await ask(claude, [user('hello')]);
    const said: ChatMessage = { role: 'assistant', parts: [{ kind: 'text', text: 'Yes.' }] };
    await ask(claude, [user('hello'), said, user('and?')]);
    await ask(claude, [user('something else'), said, user('and?')]);
    const [, same, other] = bodies().map(body => JSON.stringify(body));
    assert.ok(same?.includes('"thinking":"hm"') && !other?.includes('thinking'));
  });

  it('asks again without force where a model refuses to be forced to call a tool', async () => {
    const refusal = failsWith(400, undefined, 'tool_choice: forced tool use is not supported');
    const claude = await model({ toolRequired: true }, refusal, says('ok'));
    await ask(claude);
    assert.deepEqual(
      bodies().map(body => (body as { tool_choice?: unknown }).tool_choice),
      [{ type: 'any' }, { type: 'auto' }],
    );
  });

  it('ends at once, silently, when cancelled in the middle of a stream, and closes the connection', async () => {
    const source = new CancellationSource();
    const claude = await model({}, { kind: 'stall', text: 'Hello' });
    const parts: ChatPart[] = [];
    for await (const part of claude.send([user('x')], [], source.token)) {
      parts.push(part);
      source.cancel();
    }
    assert.equal(parts.length, 1);
    await until(() => api.abandoned === 1);
  });

  it('sends nothing when cancelled before', async () => {
    const source = new CancellationSource();
    source.cancel();
    const claude = await model({}, says('x'));
    assert.deepEqual([await ask(claude, undefined, source.token), api.requests], [[], []]);
  });

  it('tries again what may pass', async () => {
    const claude = await model({ retries: 1 }, failsWith(529, 0.01), says('ok'));
    await ask(claude);
    assert.equal(api.requests.length, 2);
  });

  it('tries again where the first event says that the API is overloaded', async () => {
    const overloaded = { kind: 'errorInStream', type: 'overloaded_error', message: 'Overloaded' } as const;
    const claude = await model({ retries: 1 }, overloaded, says('ok'));
    assert.deepEqual(await ask(claude), [{ kind: 'text', text: 'ok' }]);
    await api.close();
    const late = await model({ retries: 1 }, { ...overloaded, text: 'Hello' });
    await assert.rejects(ask(late), { kind: 'overloaded' });
    assert.equal(api.requests.length, 1);
  });

  it('is silent once, not three times, where nothing comes', async () => {
    const claude = await model({ retries: 2, timeout: 1000 }, { kind: 'stall' }, says('ok'));
    await assert.rejects(ask(claude), { kind: 'timedOut', message: /did not answer in time/ });
    assert.equal(api.requests.length, 1);
  });

  for (const headers of [
    { 'retry-after': new Date(Date.now() + 7_190_000).toUTCString() },
    { 'retry-after-ms': '7190000' },
  ]) {
    it(`does not wait in silence for ${Object.keys(headers).join()}, as milliseconds or a date`, async () => {
      const limited = { ...failsWith(429), headers } as MessagesReply;
      await assert.rejects(ask(await model({ retries: 2 }, limited)), /Try again in 2 hours/);
      assert.equal(api.requests.length, 1);
    });
  }

  it('does not wait for a retry that is far away', async () => {
    const claude = await model({ retries: 2 }, failsWith(429, 7200));
    await assert.rejects(ask(claude), /Try again in 2 hours/);
    assert.equal(api.requests.length, 1);
  });
});

function thinking(reply: MessagesReply): MessagesReply {
  return { ...(reply as MessagesReply & { kind: 'message' }), thinking: { thinking: 'hm', signature: 's1' } };
}

function stopped(stopReason: string): MessagesReply {
  return { ...(says('Hello') as MessagesReply & { kind: 'message' }), stopReason };
}

function check(
  what: string,
  reply: MessagesReply,
  kind: ClaudeErrorKind,
  said: RegExp,
  options: Options = {},
): void {
  it(`is "${kind}" when ${what}`, async () => {
    const claude = await model(options, reply);
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
  afterEach(() => api.close());

  check('the key is wrong', failsWith(401), 'unauthorized', /Set Claude API Key.*invalid x-api-key/);
  check('the key may not', failsWith(403), 'forbidden', /another key/);
  check('there is no credit', failsWith(402), 'forbidden', /billing/);
  check('the model is unknown', failsWith(404), 'notFound', /does not exist/);
  check('the request is malformed', failsWith(400), 'badRequest', /did not accept.*max_tokens/);
  check('the request is too large', failsWith(413), 'tooLarge', /too large/);
  check('the rate limit is reached', failsWith(429, 30), 'rateLimited', /in 30 seconds/);
  check('the wait is a second', failsWith(429, 1), 'rateLimited', /in 1 second\./);
  check('the API is overloaded', failsWith(529), 'overloaded', /in a minute/);
  check('the API fails', failsWith(500), 'server', /HTTP 500/);
  check('nothing comes', { kind: 'stall' }, 'timedOut', /did not answer in time/, { timeout: 50 });
  check('the stream stalls', { kind: 'stall', text: 'Hello' }, 'timedOut', /in time/, { idleTimeout: 50 });
  check('something else answers', { kind: 'html' }, 'foreign', /did not answer as the Claude API does/);
  check('the stream breaks', { kind: 'cut', text: 'Hello' }, 'cut', /broke/);
  check('the stream ends early', { kind: 'endEarly', text: 'Hello' }, 'cut', /broke/);
  check('the answer is too long', stopped('max_tokens'), 'outputLimit', /go on/);
  check(
    'the conversation is too long',
    stopped('model_context_window_exceeded'),
    'tooLarge',
    /context window/,
  );
  check('Claude declines', stopped('refusal'), 'refused', /declined/);
  check(
    'the API is overloaded in the middle of a stream',
    { kind: 'errorInStream', text: 'Hello', type: 'overloaded_error', message: 'Overloaded' },
    'overloaded',
    /overloaded/,
  );

  it('is "unreachable" when nobody listens', async () => {
    const gone = await startMessagesApi();
    await gone.close();
    const claude = await model({ baseUrl: gone.baseUrl });
    await assert.rejects(ask(claude), {
      kind: 'unreachable',
      message: /No connection to 127\.0\.0\.1:\d+\..*baseUrl/,
    });
  });
});

describe('The list of Claude models', () => {
  afterEach(() => api.close());

  it('comes from the API, over all its pages, without retired ones', async () => {
    api = await startMessagesApi();
    const images = { image_input: { supported: false } };
    api.listModels(
      { id: 'a', display_name: 'A', capabilities: images },
      { id: 'b', lifecycle: 'retired' },
      { id: 'claude-opus-5-5', max_input_tokens: null, max_tokens: null, capabilities: null },
    );
    const client = claudeClient({ apiKey: 'k', baseUrl: api.baseUrl });
    assert.deepEqual(await listClaudeModels(client, new AbortController().signal), [
      { id: 'a', name: 'A', contextWindow: 200_000, maxOutput: 64_000, images: false },
      {
        ...{ id: 'claude-opus-5-5', name: 'claude-opus-5-5', images: true },
        ...{ contextWindow: 1_000_000, maxOutput: 128_000 },
      },
    ]);
  });

  for (const answer of ['html', { models: [] }, [], { data: 'x' }] as const) {
    it(`is none where an address answers with ${JSON.stringify(answer)}`, async () => {
      api = await startMessagesApi();
      api.answerModelsWith(answer);
      const client = claudeClient({ apiKey: 'k', baseUrl: api.baseUrl, retries: 0 });
      await assert.rejects(listClaudeModels(client, new AbortController().signal), {
        kind: 'foreign',
        message: /^127\.0\.0\.1:\d+ did not answer as the Claude API does/,
      });
    });
  }

  it('fails with an error for people', async () => {
    api = await startMessagesApi();
    const client = claudeClient({ apiKey: 'k', baseUrl: `${api.baseUrl}/nowhere`, retries: 0 });
    await assert.rejects(listClaudeModels(client, new AbortController().signal), { kind: 'notFound' });
  });
});

function withoutBreakpoints(key: string, value: unknown): unknown {
  return key === 'cache_control' ? undefined : value;
}

/** Gives the server its turns until it has seen what it will see. */
async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise(resolve => setImmediate(resolve));
}
