import assert from 'node:assert/strict';
import { claudeClient } from '../../../src/node/claude/claudeClient.ts';
import { countClaudeTokens } from '../../../src/node/claude/countClaudeTokens.ts';
import { startMessagesApi, type MessagesApi } from '../../support/messagesApi.ts';

describe('Counting tokens by the API', () => {
  let api: MessagesApi;
  before(async () => (api = await startMessagesApi()));
  after(() => api.close());

  const count = (text: string): Promise<number> => {
    const client = claudeClient({ apiKey: 'sk-ant-test', baseUrl: api.baseUrl, retries: 0 });
    return countClaudeTokens(client, 'claude-scripted-large', text, AbortSignal.timeout(5000));
  };

  // The scripted API counts one token for four characters of the request.
  it('takes off what the request itself is counted for', async () => {
    assert.equal(await count('a'.repeat(401)), 101);
  });

  it('counts nothing for a blank text, and does not ask', async () => {
    const before = api.log.length;
    assert.equal(await count(' \n'), 0);
    assert.equal(api.log.length, before);
  });

  it('says what is wrong when the API cannot be reached', async () => {
    const client = claudeClient({ apiKey: 'sk-ant-test', baseUrl: 'http://127.0.0.1:1', retries: 0 });
    await assert.rejects(
      countClaudeTokens(client, 'claude-scripted-large', 'text', AbortSignal.timeout(5000)),
      /127\.0\.0\.1:1/,
    );
  });
});
