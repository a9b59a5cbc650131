import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failsWith, says } from '../support/messagesReply.ts';
import { startMessagesApi, type MessagesApi } from '../support/messagesApi.ts';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';

describe('/search with a model that chooses', () => {
  let api: MessagesApi;
  const window = useVsCode(async () => {
    api = await startMessagesApi();
    return {
      workspace: 'test/fixtures/chat',
      settings: { 'skillManager.claude.baseUrl': api.baseUrl, 'skillManager.search.rerank': true },
    };
  });
  after(() => api.close());
  const search = async (words: string): Promise<string> => {
    await window().chat.ask(`@skills /search ${words}`);
    return window().chat.answers.last().innerText();
  };

  it('goes by words where there is no model', async () => {
    const { chat } = window();
    await chat.open();
    await chat.pickModel('Claude (set your API key)');
    const answer = await search('fill a PDF form');
    assert.match(answer, /pdf-forms/);
    assert.doesNotMatch(answer, /Chosen by/);
  });

  it('shows what the model chose, in its order, and what it took', async () => {
    const { palette, quickInput, notifications, chat, screenshot } = window();
    await palette.run('Skill Manager: Set Claude API Key…');
    await quickInput.enterSecret('sk-ant-test');
    await notifications.with('The key works').waitFor();
    await chat.open();
    await chat.pickModel('Claude Scripted Large');
    api.script(says('[2, 1]'));
    const answer = await search('files with columns or forms');
    assert.match(
      answer,
      /2 skills for[^]*Chosen by Claude Scripted Large: 100 tokens in, 10 out, 1 request \(exact\)/,
    );
    const asked = JSON.stringify(api.requests.at(-1)?.body.messages);
    const second = /2\. ([a-z-]+):/.exec(asked)?.[1] ?? assert.fail(asked);
    assert.match(answer, new RegExp(`forms:\\s+${second}`));
    await screenshot('search-chosen');
  });

  it('asks once for the same hits', async () => {
    const before = api.requests.length;
    assert.match(await search('files with columns or forms'), /Chosen by Claude Scripted Large, as before/);
    assert.equal(api.requests.length, before);
  });

  it('says that nothing fits where the model says so', async () => {
    api.script(says('[]'));
    assert.match(await search('forms for my taxes'), /No skill fits forms for my taxes[^]*Chosen by/);
  });

  it('tells the model of no skill for people alone, which the words find all the same', async () => {
    api.script(says('[1]'));
    assert.match(await search('release notes or PDF forms'), /pdf-forms[^]*release-notes/);
    const told = JSON.stringify(api.requests.at(-1)?.body.messages);
    assert.match(told, /1\. pdf-forms:/);
    assert.doesNotMatch(told, /release-notes/);
  });

  it('has sample queries written, shows them, and finds by them', async () => {
    const { chat, screenshot } = window();
    const before = api.requests.length;
    api.script(
      says(JSON.stringify([{ skill: 1, queries: ['the tax office wants boxes ticked'] }])),
      says('[1]'),
    );
    await chat.ask('@skills /queries pdf-forms');
    assert.match(
      await chat.answers.last().innerText(),
      /finds by these too[^]*“the tax office wants boxes ticked”/,
    );
    await chat.answers.last().getByRole('button', { name: 'Edit Sample Queries' }).waitFor();
    await screenshot('queries');
    await chat.ask('@skills /queries pdf-forms');
    assert.match(await chat.answers.last().innerText(), /All of them have sample queries[^]*boxes ticked/);
    assert.equal(api.requests.length, before + 1);
    assert.match(await search('tick boxes for the tax office'), /pdf-forms: |pdf-forms \(fits/);
    assert.match(JSON.stringify(api.requests.at(-1)?.body.messages), /1\. pdf-forms:/);
  });

  it('has test cases written, and adds them once they are accepted', async () => {
    const { chat, screenshot } = window();
    const [first, second] = ['form filling', 'the tax office wants boxes ticked'];
    api.script(says(JSON.stringify([{ skill: 1, queries: [first, second] }])));
    await chat.ask('@skills /cases pdf-forms');
    assert.match(await chat.answers.last().innerText(), /Here are 2 cases for one skill/);
    await screenshot('cases');
    const file = join(window().folders.workspace, 'skill-manager.eval.json');
    assert.ok(!existsSync(file));
    await chat.answers.last().getByRole('button', { name: 'Add the Cases' }).click();
    await eventually(() => assert.ok(existsSync(file)));
    const cases = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    assert.deepEqual(cases, [
      { query: first, relevant: ['pdf-forms'] },
      { query: second, relevant: ['pdf-forms'] },
    ]);
  });

  it('shows what the words find where the model fails or says something else', async () => {
    api.script(says('I cannot tell.'));
    assert.match(
      await search('fill a PDF form now'),
      /pdf-forms[^]*gave no order: this is what the words find/,
    );
    api.script(failsWith(400));
    assert.match(
      await search('fill my PDF forms'),
      /pdf-forms[^]*could not be asked: this is what the words find/,
    );
  });
});
