import assert from 'node:assert/strict';
import type { ChatPart } from '../../../src/core/chat/chatModel.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { AssistantEcho } from '../../../src/node/claude/assistantEcho.ts';
import { claudeClient } from '../../../src/node/claude/claudeClient.ts';
import { ClaudeModel } from '../../../src/node/claude/claudeModel.ts';
import { startMessagesApi, type MessagesApi } from '../../support/messagesApi.ts';
import { calls, failsWith, says, type MessagesReply } from '../../support/messagesReply.ts';
import { wholeMessage, type StreamEvent } from '../../support/messagesStream.ts';

let api: MessagesApi;

interface Options {
  readonly retries?: number;
  readonly idleTimeout?: number;
  readonly longestWait?: number;
}

/** What the model says until it ends or fails. */
async function ask(
  options: Options,
  ...script: readonly MessagesReply[]
): Promise<{ readonly parts: readonly ChatPart[]; readonly error: unknown }> {
  api = await startMessagesApi(...script);
  const client = claudeClient({ apiKey: 'sk-test', baseUrl: api.baseUrl, retries: 0, ...options });
  const model = new ClaudeModel(client, { model: 'm', maxTokens: 99, echo: new AssistantEcho(), ...options });
  const parts: ChatPart[] = [];
  try {
    const messages = [{ role: 'user', parts: [{ kind: 'text', text: 'hello' }] }] as const;
    for await (const part of model.send(messages, [], neverCancelled)) parts.push(part);
    return { parts, error: undefined };
  } catch (error) {
    return { parts, error };
  }
}

const event = (each: StreamEvent): string => `event: ${each.type}\ndata: ${JSON.stringify(each)}\n\n`;
const eventsOf = (reply: MessagesReply): string[] =>
  wholeMessage('m', reply as MessagesReply & { kind: 'message' }).map(event);
const raw = (
  pieces: readonly string[],
  then: 'end' | 'stay' | 'break' = 'end',
  pause?: number,
): MessagesReply => ({
  ...{ kind: 'raw', pieces, then },
  ...(pause !== undefined && { pause }),
});
const textOf = (parts: readonly ChatPart[]): string =>
  parts.map(part => (part.kind === 'text' ? part.text : '')).join('');

describe('A stream of the Messages API that is not as it should be', () => {
  afterEach(() => api.close());

  const hello = eventsOf(says('Hello'));
  const call = eventsOf(calls('load_skill', { name: 'pdf', long: 'x'.repeat(200) }));

  for (const [what, pieces, then, kind] of [
    ['is cut in the middle', hello.slice(0, -2), 'break', 'cut'],
    ['ends in the middle', hello.slice(0, -2), 'end', 'cut'],
    [
      'is cut within an event',
      [...hello.slice(0, 3), 'event: content_block_delta\ndata: {"ty'],
      'break',
      'cut',
    ],
    ['is empty', [], 'end', 'foreign'],
    ['is no JSON', ['event: message_start\ndata: {nope\n\n'], 'end', 'cut'],
    [
      'turns into something else',
      [...hello.slice(0, 4), 'event: content_block_delta\ndata: <html>\n\n'],
      'end',
      'cut',
    ],
  ] as const) {
    it(`says "${kind}" where it ${what}`, async () => {
      const { error } = await ask({}, raw(pieces, then));
      assert.equal((error as { kind?: string }).kind, kind, String(error));
    });
  }

  it('calls no tool whose input was cut off', async () => {
    const { parts, error } = await ask({}, raw(call.slice(0, -4), 'break'));
    assert.deepEqual(parts, []);
    assert.equal((error as { kind?: string }).kind, 'cut');
  });

  it('leaves out what it does not know, and takes the rest', async () => {
    const [start = '', ...rest] = hello;
    const odd = [
      ': a comment\n\n',
      'event: something_new\ndata: {"type":"something_new"}\n\n',
      event({ type: 'content_block_delta', index: 7, delta: { type: 'text_delta', text: 'nowhere' } }),
      event({ type: 'content_block_start', index: 8, content_block: { type: 'new_block', data: 'x' } }),
      event({ type: 'content_block_delta', index: 8, delta: { type: 'new_delta', data: 'x' } }),
      event({ type: 'content_block_stop', index: 8 }),
    ];
    const { parts, error } = await ask({}, raw([start, ...odd, ...rest]));
    assert.deepEqual([textOf(parts), error], ['Hello', undefined]);
  });

  it('takes events that come in pieces of three bytes, in the middle of characters too', async () => {
    const bytes = eventsOf(says('Grüße, 🙂!')).join('');
    const pieces = bytes.match(/[^]{1,3}/g) ?? [];
    assert.equal(textOf((await ask({}, raw(pieces))).parts), 'Grüße, 🙂!');
  });

  it('waits for a slow trickle as long as something comes', async () => {
    const started = Date.now();
    const slow = eventsOf(says(...'0123456789'.split('')));
    const { parts, error } = await ask({ idleTimeout: 400 }, raw(slow, 'end', 60));
    assert.deepEqual([textOf(parts), error], ['0123456789', undefined]);
    assert.ok(Date.now() - started > 600);
  });

  it('gives up where bytes come, but no events', async () => {
    const { error } = await ask({ idleTimeout: 200 }, raw(Array<string>(50).fill(': \n\n'), 'stay', 20));
    assert.equal((error as { kind?: string }).kind, 'timedOut');
  });

  it('takes an answer of 10 MB', async () => {
    const piece = `${'word '.repeat(2_000)}\n`;
    const { parts, error } = await ask({}, raw(eventsOf(says(...Array<string>(1_000).fill(piece)))));
    assert.equal(error, undefined);
    assert.equal(textOf(parts).length, piece.length * 1_000);
  });

  for (const status of [429, 529] as const) {
    it(`tries again after ${status}, no sooner than it is asked to`, async () => {
      const started = Date.now();
      const { parts } = await ask({ retries: 2 }, failsWith(status, 1), failsWith(status, 1), says('ok'));
      assert.deepEqual([textOf(parts), api.requests.length], ['ok', 3]);
      assert.ok(Date.now() - started >= 2_000);
    });

    it(`gives up after as many ${status} as it may try again`, async () => {
      const { error } = await ask(
        { retries: 1 },
        failsWith(status, 0.01),
        failsWith(status, 0.01),
        says('ok'),
      );
      assert.equal(api.requests.length, 2);
      assert.match(String((error as { kind?: string }).kind), /rateLimited|overloaded/);
    });
  }
});
