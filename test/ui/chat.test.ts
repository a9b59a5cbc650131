import assert from 'node:assert/strict';
import { tools } from '../../src/core/tools/index.ts';
import { calls, failsWith, says } from '../support/messagesReply.ts';
import { startMessagesApi, type MessagesApi } from '../support/messagesApi.ts';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';

describe('The chat with @skills', () => {
  let api: MessagesApi;
  const window = useVsCode(async () => {
    api = await startMessagesApi();
    return {
      workspace: 'test/fixtures/chat',
      settings: { 'skillManager.claude.baseUrl': api.baseUrl },
    };
  });
  after(() => api.close());

  it('lists skills without any model, their text shown as text', async () => {
    const { chat } = window();
    await chat.open();
    await chat.pickModel('Claude (set your API key)');
    await chat.ask('@skills /list');
    const shown = await chat.answers.last().innerText();
    assert.match(shown, /csv-cleaning/);
    assert.match(shown, /files \| with \*odd\* <b>columns<\/b>/);
    assert.equal(await chat.answers.last().locator('b', { hasText: 'columns' }).count(), 0);
  });

  it('searches without any model, and says why each skill was found', async () => {
    const { chat } = window();
    const answer = await chat.ask('@skills /search fill a PDF form');
    assert.match(answer, /pdf-forms\*\* \(fits \d+ % · /);
    await chat.answers.last().getByRole('button', { name: 'Open pdf-forms' }).waitFor();
    await chat.ask('@skills /search bake a chocolate cake');
    assert.match(await chat.answers.last().innerText(), /No skill fits bake a chocolate cake/);
    await chat.answers.last().getByRole('button', { name: 'Create a Skill…' }).waitFor();
  });

  it('explains which skill a prompt would pick, by what the agent lists', async () => {
    const { chat } = window();
    await chat.ask('@skills /explain fill a PDF form');
    const shown = await chat.answers.last().innerText();
    assert.match(shown, /would pick\s+pdf-forms: fits \d+ % · .* \d.. of 2 in the list/);
    await chat.startOver();
  });

  it('says how to get a model where there is none', async () => {
    const { chat } = window();
    const answer = await chat.ask('@skills hello');
    assert.match(answer, /no language model to answer with/);
    await chat.answers.last().getByRole('button', { name: 'Set Claude API Key…' }).waitFor();
  });

  it('loads a skill without a model, and says that nobody answers the question', async () => {
    const { chat } = window();
    const answer = await chat.ask('@skills /load pdf-forms which fields are there?');
    assert.match(answer, /Loaded \*\*pdf-forms\*\*/);
    assert.match(answer, /no language model to answer with/);
    await chat.startOver();
  });

  it('has Claude in the model picker once the key is set', async () => {
    const { palette, quickInput, notifications, chat } = window();
    await palette.run('Skill Manager: Set Claude API Key…');
    await quickInput.enterSecret('sk-ant-test');
    await notifications.with('The key works: 2 Claude models').waitFor();
    await chat.open();
    await chat.pickModel('Claude Scripted Large');
  });

  it('loads a skill and answers, with nothing to confirm', async () => {
    const { chat } = window();
    api.script(calls('load_skill', { name: 'pdf-forms' }, 'Let me look.'), says('The word is ', 'MARZIPAN.'));
    const answer = await chat.ask('@skills fill in my form');
    assert.match(answer, /Loading the skill pdf-forms/);
    assert.match(answer, /The word is MARZIPAN\./);
    assert.match(answer, /tokens in.*2 requests \(exact\)/);
    assert.equal(await chat.confirmation.count(), 0);

    const [first, second] = api.requests.slice(-2).map(request => request.body);
    assert.match(JSON.stringify(first?.system), /<available_skills>.*pdf-forms/);
    assert.deepEqual(
      first?.tools?.map(tool => tool.name),
      tools.map(tool => tool.name),
    );
    assert.doesNotMatch(JSON.stringify(first), /Chat customizations index|customizationsIndex/);
    assert.match(JSON.stringify(second?.messages.at(-1)), /MARZIPAN.*references\/fields\.md/);
    await window().screenshot('chat-loaded');
  });

  it('knows in the second turn what is loaded, and does not load again', async () => {
    const { chat } = window();
    const before = api.requests.length;
    api.script(says('Still MARZIPAN.'));
    await chat.ask('@skills and what was the word?');
    assert.equal(api.requests.length, before + 1);
    const { messages } = api.requests.at(-1)?.body ?? assert.fail();
    assert.equal(JSON.stringify(messages).match(/"type":"tool_use"/g)?.length, 1);
    assert.match(JSON.stringify(messages), /MARZIPAN/);
  });

  it('tells a model that loads a skill twice that it has it already', async () => {
    const { chat } = window();
    api.script(calls('load_skill', { name: 'PDF-Forms' }), says('I have it.'));
    await chat.ask('@skills load it again');
    assert.match(JSON.stringify(api.requests.at(-1)?.body.messages.at(-1)), /already loaded/);
  });

  it('passes an attached file on, and shows it as a reference', async () => {
    const { chat, page, quickInput } = window();
    api.script(says('It lists fields.'));
    await chat.open();
    await page.getByRole('button', { name: /^Add Context/ }).click();
    await quickInput.pick('Files & Folders...');
    await page.getByRole('textbox', { name: 'Search file or folder by name' }).fill('fields');
    await quickInput.pick('fields.md');
    await chat.attachment('fields.md').waitFor();
    assert.match(await chat.ask('@skills what is in this file?'), /It lists fields/);
    const asked = JSON.stringify(api.requests.at(-1)?.body.messages.at(-1));
    assert.match(asked, /<attachment name=.*fields\.md.*first name.*what is in this file\?/);
    await chat.answers
      .last()
      .getByText(/^Completed \d+ steps/)
      .click();
    await chat.answers.last().getByRole('button', { name: 'Used 1 reference' }).waitFor();
  });

  it('says what is wrong when the API refuses', async () => {
    const { chat } = window();
    api.script(failsWith(401));
    await chat.ask('@skills hello');
    assert.match(await chat.answers.last().innerText(), /key was refused.*Set Claude API Key/);
    await chat.answers.last().getByRole('button', { name: 'Set Claude API Key…' }).waitFor();
  });

  it('stops when cancelled', async () => {
    const { chat } = window();
    api.script({ kind: 'stall', text: 'Half an ans' });
    await chat.send('@skills tell me a long story');
    await eventually(async () => assert.match(await chat.lastAnswer(), /Half an ans/));
    await chat.cancel();
    assert.match(await chat.finished(), /Half an ans/);
  });

  it('checks without asking a model, in a table', async () => {
    const before = api.requests.length;
    const { chat } = window();
    await chat.ask('@skills /check csv-cleaning');
    const table = chat.answers.last().getByRole('table');
    assert.match(await table.innerText(), /error: The description holds the tag `<b>`/);
    await window().screenshot('chat-check');
    assert.equal(api.requests.length, before);
  });

  it('loads a skill by hand, and keeps it for the next turn', async () => {
    const { chat } = window();
    await chat.startOver();
    await chat.ask('@skills /load csv-cleaning');
    await eventually(async () =>
      assert.match(await chat.answers.last().innerText(), /Loaded csv-cleaning for this conversation/),
    );
    api.script(says('At commas.'));
    await chat.ask('@skills where do I split?');
    assert.match(JSON.stringify(api.requests.at(-1)?.body.messages), /Split at commas/);
  });

  it('leaves a skill for people alone to the user, and to the model once the user has loaded it', async () => {
    const { chat } = window();
    await chat.startOver();
    api.script(calls('load_skill', { name: 'release-notes' }), says('I may not.'));
    await chat.ask('@skills write the release notes');
    const refused = api.requests.at(-1)?.body;
    assert.match(JSON.stringify(refused?.messages.at(-1)), /only a person can load it/);
    assert.doesNotMatch(JSON.stringify(refused), /NOUGAT|notes of a release/);
    assert.match(await chat.ask('@skills /load release-notes'), /Loaded \*\*release-notes\*\*/);
    api.script(says('They begin so.'));
    await chat.ask('@skills how do lines begin?');
    assert.match(JSON.stringify(api.requests.at(-1)?.body.messages), /NOUGAT/);
  });

  it('still answers when the key is gone, and says what to do', async () => {
    const { chat, palette, notifications } = window();
    await palette.run('Skill Manager: Remove Claude API Key');
    await notifications.with('The Claude API key is removed').waitFor();
    await chat.open();
    assert.match(await chat.ask('@skills /list csv'), /csv-cleaning/);
    await chat.ask('@skills hello');
    assert.match(await chat.answers.last().innerText(), /Set Claude API Key/);
  });
});
