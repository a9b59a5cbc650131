import assert from 'node:assert/strict';
import { startMessagesApi, type MessagesApi } from '../support/messagesApi.ts';
import { calls, says } from '../support/messagesReply.ts';
import { useVsCode } from './kit/useVsCode.ts';

describe('@skills in the Chat view, with Claude and nobody signed in', () => {
  let api: MessagesApi;
  const vscode = useVsCode(async () => {
    api = await startMessagesApi();
    return {
      workspace: 'test/fixtures/workspace',
      home: 'test/fixtures/home',
      settings: { 'skillManager.claude.baseUrl': api.baseUrl },
    };
  });

  after(() => api.close());

  const lastRequest = () => JSON.stringify(api.requests.at(-1)?.body);

  it('has the models of the API once a key is set', async () => {
    const { palette, quickInput, notifications, chat } = vscode();
    await palette.run('Skill Manager: Set Claude API Key…');
    await quickInput.enter('test-key');
    await notifications.with('The key works: 2 Claude models').waitFor();
    await chat.open();
    await chat.pickModel('Claude Scripted Small');
    assert.equal(api.requests.length, 0);
  });

  it('loads a skill without asking, and answers', async () => {
    const { chat, screenshot } = vscode();
    api.script(calls('load_skill', { name: 'tidy-notes' }), says('The open points ', 'come last.'));
    const answer = await chat.ask('@skills how do I tidy my notes?');
    assert.match(answer, /tidy-notes/);
    assert.match(answer, /The open points come last\./);
    assert.equal(api.requests.length, 2);
    assert.equal(api.requests[0]?.body.model, 'claude-scripted-small');
    assert.match(JSON.stringify(api.requests[0]?.body), /Turns rough meeting notes/);
    assert.match(lastRequest(), /Keep what was decided and by whom/);
    await screenshot('chat');
  });

  it('knows the loaded skill in the next turn, without loading it again', async () => {
    const { chat } = vscode();
    api.script(says('By whom it was decided.'));
    assert.match(await chat.ask('@skills and what else?'), /By whom it was decided\./);
    assert.equal(api.requests.length, 3);
    assert.match(lastRequest(), /Keep what was decided and by whom/);
  });

  it('shows what the API refuses', async () => {
    const { chat } = vscode();
    await chat.startOver();
    const answer = await chat.ask('@skills this is beyond the script');
    assert.match(answer, /The script has no reply 4/);
  });
});
