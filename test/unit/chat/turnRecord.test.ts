import assert from 'node:assert/strict';
import type { ChatMessage } from '../../../src/core/chat/chatModel.ts';
import { fitHistory } from '../../../src/core/chat/fitHistory.ts';
import { recordOf, turnRecord, type TurnRecord } from '../../../src/core/chat/turnRecord.ts';
import { addUsage, describeUsage, noUsage } from '../../../src/core/chat/usage.ts';

const result = (callId: string, length: number): ChatMessage => ({
  role: 'user',
  parts: [{ kind: 'toolResult', callId, text: 'x'.repeat(length), failed: false }],
});
const turn = (text: string, pinned = false): TurnRecord =>
  turnRecord([{ role: 'user', parts: [{ kind: 'text', text }] }], [], pinned);
const shortened = (turns: readonly TurnRecord[]): string =>
  turns.map(({ messages }) => (messages[0]?.parts[0] as { text: string }).text.slice(0, 1)).join('');

describe('The record of a turn', () => {
  it('survives JSON and is known again', () => {
    const record = turn('hello');
    assert.deepEqual(recordOf(JSON.parse(JSON.stringify({ turn: record }))), record);
  });

  for (const metadata of [undefined, null, {}, { turn: 3 }, { turn: { version: 2, messages: [] } }])
    it(`is not seen in ${JSON.stringify(metadata)}`, () => assert.equal(recordOf(metadata), undefined));

  it('drops the largest results first, and only as many as needed', () => {
    const { messages } = turnRecord([result('a', 500), result('b', 2000), result('c', 400)], [], false, 1500);
    const kept = messages.map(message => message.parts.map(part => ('text' in part ? part.text.length : 0)));
    assert.equal(kept[0]?.[0], 500);
    assert.equal(kept[2]?.[0], 400);
    assert.ok(JSON.stringify(messages).includes('dropped to save space'));
  });

  it('holds no bytes of images', () => {
    const image = { kind: 'image', mimeType: 'image/png', data: new Uint8Array(9) } as const;
    assert.ok(!JSON.stringify(turnRecord([{ role: 'user', parts: [image] }], [], false)).includes('data'));
  });
});

describe('Fitting a history into a budget', () => {
  const turns = [...'abcdef'].map(letter => turn(letter.repeat(100), letter === 'b'));

  it('keeps all that fits', () => assert.equal(shortened(fitHistory(turns, 10_000).kept), 'abcdef'));

  it('drops the oldest, and what is pinned last', () => {
    assert.equal(shortened(fitHistory(turns.slice(0, 5), 700).kept), 'be');
  });

  it('keeps its start while the conversation grows within the budget', () => {
    assert.equal(shortened(fitHistory(turns, 700).kept), 'bef');
  });
});

describe('The note of tokens', () => {
  it('says what was spent and how it is known', () => {
    const one = { requests: 1, input: 1200, cached: 1000, output: 30, exact: true };
    assert.equal(describeUsage(one), '1,200 tokens in (1,000 from cache), 30 out, 1 request (exact)');
    const both = addUsage(one, { requests: 1, input: 1_000_000, output: 5, exact: false });
    assert.equal(
      describeUsage(both),
      '1,001,200 tokens in (1,000 from cache), 35 out, 2 requests (estimate)',
    );
    assert.equal(describeUsage(noUsage), '0 tokens in, 0 out, 0 requests (exact)');
  });
});
