import Anthropic, { APIError, AuthenticationError, RateLimitError } from '@anthropic-ai/sdk';
import assert from 'node:assert/strict';
import { startMessagesApi, type MessagesApi, type Responder } from '../../support/messagesApi.ts';
import { calls, failsWith, says } from '../../support/messagesReply.ts';

describe('the scripted Messages API, seen by the official client', () => {
  let api: MessagesApi;
  let client: Anthropic;

  async function begin(...script: Responder[]): Promise<void> {
    api = await startMessagesApi(...script);
    client = new Anthropic({ apiKey: 'k', baseURL: api.baseUrl, maxRetries: 0 });
  }

  const ask = (signal?: AbortSignal) =>
    client.messages.stream(
      { model: 'claude-scripted-large', max_tokens: 50, messages: [{ role: 'user', content: 'hello' }] },
      signal === undefined ? {} : { signal },
    );

  afterEach(() => api.close());

  it('streams a text in its deltas and ends the turn', async () => {
    await begin(says('Good ', 'day'));
    const deltas: string[] = [];
    const stream = ask().on('text', delta => deltas.push(delta));
    const message = await stream.finalMessage();
    assert.deepEqual(deltas, ['Good ', 'day']);
    assert.equal(message.stop_reason, 'end_turn');
    assert.deepEqual([message.usage.input_tokens, message.usage.output_tokens], [100, 10]);
  });

  it('streams a tool call whose input is whole at the end', async () => {
    await begin(calls('load_skill', { name: 'tidy-notes' }, 'One moment.'));
    const { content, stop_reason } = await ask().finalMessage();
    assert.equal(stop_reason, 'tool_use');
    assert.deepEqual(
      content.map(block => (block.type === 'tool_use' ? block.input : block.type)),
      ['text', { name: 'tidy-notes' }],
    );
  });

  it('answers without a stream too', async () => {
    await begin(says('Good day'));
    const message = await client.messages.create({
      model: 'claude-scripted-small',
      max_tokens: 50,
      messages: [{ role: 'user', content: 'hello' }],
    });
    assert.deepEqual(message.content, [{ type: 'text', text: 'Good day' }]);
  });

  it('records what was asked, and lets a reply depend on it', async () => {
    await begin(({ body }) => says(`${body.messages.length} message`));
    assert.equal(await ask().finalText(), '1 message');
    assert.deepEqual(api.requests[0]?.body.messages, [{ role: 'user', content: 'hello' }]);
    assert.equal(api.requests[0]?.headers.authorization, 'Bearer k');
  });

  it('lists models and counts tokens', async () => {
    await begin();
    const ids: string[] = [];
    for await (const model of client.models.list()) ids.push(model.id);
    assert.deepEqual(ids, ['claude-scripted-large', 'claude-scripted-small']);
    const counted = await client.messages.countTokens({
      model: 'claude-scripted-large',
      messages: [{ role: 'user', content: 'hello' }],
    });
    assert.ok(counted.input_tokens > 10);
    assert.deepEqual(api.log, ['GET /v1/models', 'POST /v1/messages/count_tokens']);
  });

  it('fails as the API fails', async () => {
    await begin(failsWith(401), failsWith(429, 7), failsWith(529));
    await assert.rejects(ask().finalMessage(), AuthenticationError);
    await assert.rejects(ask().finalMessage(), (error: unknown) => {
      assert.ok(error instanceof RateLimitError);
      assert.equal(error.headers.get('retry-after'), '7');
      return true;
    });
    await assert.rejects(ask().finalMessage(), (error: unknown) => {
      assert.ok(error instanceof APIError);
      assert.equal(error.status, 529);
      return true;
    });
  });

  it('fails inside a stream', async () => {
    await begin({ kind: 'errorInStream', text: 'Good', type: 'overloaded_error', message: 'Overloaded' });
    await assert.rejects(ask().finalMessage(), /Overloaded/);
  });

  it('breaks off in the middle of a stream', async () => {
    await begin({ kind: 'cut', text: 'Good' });
    const texts: string[] = [];
    await assert.rejects(
      ask()
        .on('text', text => texts.push(text))
        .finalMessage(),
    );
    assert.deepEqual(texts, ['Good']);
  });

  it('falls silent until the client gives up', async () => {
    await begin({ kind: 'stall', text: 'Good' });
    const abort = new AbortController();
    const stream = ask(abort.signal).on('text', () => abort.abort());
    await assert.rejects(stream.finalMessage(), /aborted/);
  });

  it('refuses what its script does not hold', async () => {
    await begin();
    await assert.rejects(ask().finalMessage(), /The script has no reply 1/);
  });
});
