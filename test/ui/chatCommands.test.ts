import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, says } from '../support/messagesReply.ts';
import { startMessagesApi, type MessagesApi } from '../support/messagesApi.ts';
import { eventually } from './kit/eventually.ts';
import { useVsCode } from './kit/useVsCode.ts';

const report = `---
name: weekly-report
user-invocable: yes
description: Writes the report of a week. Use when a week is over.
tools: list_skill_docs
autoActivate: currentSkill
---

# Weekly report

1. Begin with PISTACHIO.
`;

const lines = Array.from({ length: 12 }, (_, at) => `${at + 1}. Step ${at + 1}.`).join('\n');
const guide = `---
name: long-guide
description: Guides through a long thing. Use when it is long.
---

# Guide

## Always

${lines}

## When it fails

${lines}
`;

/** A red dot, 1 by 1. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('The commands of @skills', () => {
  let api: MessagesApi;
  const window = useVsCode(async () => {
    api = await startMessagesApi();
    return {
      workspace: 'test/fixtures/chat',
      settings: {
        'skillManager.claude.baseUrl': api.baseUrl,
        'workbench.colorTheme': 'Default Dark Modern',
      },
    };
  });
  const file = (...path: string[]): string => join(window().folders.workspace, ...path);
  const skill = (name: string): string => file('.claude', 'skills', name, 'SKILL.md');
  const toolsOf = (at: number): readonly string[] =>
    api.requests.at(at)?.body.tools?.map(({ name }) => name) ?? [];

  before(async () => {
    mkdirSync(file('.claude', 'skills', 'weekly-report'));
    writeFileSync(skill('weekly-report'), report);
    mkdirSync(file('.claude', 'skills', 'long-guide'));
    writeFileSync(skill('long-guide'), guide);
    writeFileSync(file('dot.png'), png);
    const { sidebar } = window();
    await sidebar.open();
    await sidebar.row('weekly-report').waitFor();
  });
  after(() => api.close());

  it('examine the set-up, with a button for what is to be mended', async () => {
    const { chat, screenshot } = window();
    await chat.open();
    await chat.pickModel('Claude (set your API key)');
    await chat.ask('@skills /doctor');
    const answer = chat.answers.last();
    assert.match(await answer.innerText(), /There is no language model/);
    await answer.getByRole('button', { name: /^\d: Set Claude API Key…/ }).waitFor();
    await answer.getByRole('button', { name: /^\d: Sign in to GitHub Copilot/ }).waitFor();
    await answer.getByRole('button', { name: /^\d: Show Problems/ }).waitFor();
    await screenshot('chat-doctor');
  });

  it('say how to get a model where one is needed', async () => {
    const { chat, screenshot } = window();
    await chat.startOver();
    assert.match(await chat.ask('@skills /improve pdf-forms'), /no language model to answer with/);
    await chat.answers.last().getByRole('button', { name: 'Set Claude API Key…' }).waitFor();
    await screenshot('chat-no-model');
    await chat.ask('@skills /create weekly reports');
    await chat.answers.last().getByRole('button', { name: 'New Skill by Hand…' }).waitFor();
  });

  it('load with docs, say what is loaded, and unload', async () => {
    const { chat, palette, quickInput, notifications, screenshot } = window();
    await palette.run('Skill Manager: Set Claude API Key…');
    await quickInput.enterSecret('sk-ant-test');
    await notifications.with('The key works: 2 Claude models').waitFor();
    await chat.open();
    await chat.startOver();
    await chat.pickModel('Claude Scripted Large');
    api.script(says('It asks for a first name.'));
    const answer = await chat.ask('@skills /load pdf-forms references/fields.md what does it ask for?');
    assert.match(answer, /Loaded \*\*pdf-forms\*\* with references\/fields\.md/);
    assert.match(answer, /It asks for a first name/);
    const { messages } = api.requests.at(-1)?.body ?? assert.fail();
    assert.match(JSON.stringify(messages), /MARZIPAN.*<skill_docs .*first name/);
    await screenshot('chat-docs');

    await chat.ask('@skills /loaded');
    await chat.answers.last().getByRole('table').waitFor();
    assert.match(await chat.answers.last().innerText(), /pdf-forms and 1 of its docs\s+you\s+~/);
    await screenshot('chat-loaded-list');

    assert.match(await chat.ask('@skills /load pdf-forms'), /already loaded in this conversation/);
    await screenshot('chat-already-loaded');
    await chat.ask('@skills /unload pdf-forms');
    assert.match(await chat.lastAnswer(), /Unloaded \*\*pdf-forms\*\*/);
    await screenshot('chat-unload');
    api.script(says('I do not know.'));
    await chat.ask('@skills what is the secret word?');
    const after = JSON.stringify(api.requests.at(-1)?.body.messages);
    assert.doesNotMatch(after, /MARZIPAN/);
    assert.match(after, /taken out of the conversation/);
    assert.match(await chat.ask('@skills /loaded'), /No skill is loaded/);
  });

  it('unlock the tools of a skill once it is loaded', async () => {
    const { chat, screenshot } = window();
    await chat.startOver();
    api.script(says('Hello.'));
    const greeted = await chat.ask('@skills hello');
    assert.match(
      greeted,
      /100 tokens in, 10 out, 1 request \(exact\); with all 4 skills inlined about 1\d\d in/,
    );
    assert.ok(!toolsOf(-1).includes('list_skill_docs'));
    api.script(
      calls('load_skill', { name: 'weekly-report' }),
      calls('list_skill_docs', { skill: 'pdf-forms' }),
      says('There is one.'),
    );
    const answer = await chat.ask('@skills which docs does pdf-forms have?');
    assert.match(answer, /There is one/);
    assert.deepEqual(
      [-3, -2, -1].map(at => toolsOf(at).includes('list_skill_docs')),
      [false, true, true],
    );
    assert.match(JSON.stringify(api.requests.at(-1)?.body.messages.at(-1)), /references\/fields\.md/);
    await chat.answers
      .last()
      .getByText(/^Completed \d+ steps/)
      .click();
    await chat.answers.last().getByText('Loading the skill weekly-report').waitFor();
    await screenshot('chat-gated-tool');
  });

  it('write a new skill once the user has allowed it', async () => {
    const { chat, screenshot } = window();
    await chat.startOver();
    const made = {
      name: 'status-mail',
      description: 'Writes a status mail. Use when a status is due.',
      instructions: '1. Say what is done.',
      folder: '.claude/skills',
    };
    api.script(calls('create_skill', made), says('It is written.'));
    await chat.send('@skills /create status mails');
    await chat.confirmation.waitFor();
    await screenshot('chat-create');
    assert.match(
      JSON.stringify(api.requests.at(-1)?.body.messages),
      /The user wants a new skill.*status mails/,
    );
    assert.ok(!existsSync(skill('status-mail')));
    await chat.allow();
    assert.match(await chat.finished(), /It is written/);
    assert.match(readFileSync(skill('status-mail'), 'utf8'), /Say what is done/);
  });

  it('stop at once when cancelled, with what was said so far', async () => {
    const { chat, screenshot } = window();
    await chat.startOver();
    api.script(calls('load_skill', { name: 'pdf-forms' }), { kind: 'stall', text: 'Half an ans' });
    await chat.send('@skills fill in my form');
    await eventually(async () => assert.match(await chat.lastAnswer(), /Half an ans/));
    await chat.cancel();
    assert.match(await chat.finished(), /Half an ans/);
    await screenshot('chat-cancelled');
  });

  it('propose safe fixes, and write them once accepted', async () => {
    const { chat, page, screenshot } = window();
    await chat.startOver();
    const before = api.requests.length;
    await chat.ask('@skills /fix weekly-report');
    assert.match(await chat.answers.last().innerText(), /can be fixed safely, in one file/);
    await page.getByRole('tab', { name: /^Safe fixes for weekly-report/ }).waitFor();
    assert.equal(readFileSync(skill('weekly-report'), 'utf8'), report);
    await screenshot('chat-fix');
    await chat.answers
      .last()
      .getByRole('button', { name: /^Accept \d+ Fix/ })
      .click();
    await eventually(() =>
      assert.match(readFileSync(skill('weekly-report'), 'utf8'), /user-invocable: true/),
    );
    await page.getByRole('tab', { name: /^Safe fixes for weekly-report/ }).waitFor({ state: 'detached' });
    assert.equal(api.requests.length, before);
  });

  it('propose a better description, written from the comparison', async () => {
    const { chat, page, screenshot } = window();
    await chat.startOver();
    const description =
      'Fills in PDF forms. Use when the user has a form, an application or a tax return to fill in.';
    api.script(
      says(`<description>${description}</description>\n<reason>It names the words of users.</reason>`),
    );
    await chat.ask('@skills /improve pdf-forms triggers');
    assert.match(await chat.answers.last().innerText(), /tax return.*It names the words of users/s);
    assert.match(JSON.stringify(api.requests.at(-1)?.body), /<skill_text>.*MARZIPAN/);
    assert.deepEqual(toolsOf(-1), []);
    await screenshot('chat-improve');
    await page.getByRole('button', { name: 'Accept the Proposal' }).first().click();
    await eventually(() => assert.ok(readFileSync(skill('pdf-forms'), 'utf8').includes(description)));
  });

  it('split a skill into files, word for word', async () => {
    const { chat, page, screenshot } = window();
    await chat.startOver();
    api.script(says('<move>When it fails</move><reason>It seldom fails.</reason>'));
    await chat.ask('@skills /improve long-guide split');
    const tab = page.getByRole('tab', { name: /^Proposal for long-guide/ });
    await tab.waitFor();
    await screenshot('chat-split');
    await chat.answers.last().getByRole('button', { name: 'Accept the Proposal' }).click();
    const moved = file('.claude', 'skills', 'long-guide', 'references', 'when-it-fails.md');
    await eventually(() => assert.equal(readFileSync(moved, 'utf8'), `# When it fails\n\n${lines}\n`));
    await eventually(() =>
      assert.match(readFileSync(skill('long-guide'), 'utf8'), /Read \[references\/when-it-fails\.md\]/),
    );
    await tab.waitFor({ state: 'detached' });
  });

  it('show what the list takes of the budget', async () => {
    const { chat, screenshot } = window();
    await chat.startOver();
    await chat.ask('@skills /budget claude code');
    const answer = chat.answers.last();
    assert.match(await answer.innerText(), /Claude Code: [\d,]+ of [\d,]+ \w+ \(\d+ %\) for \d+ skills/);
    assert.match(await answer.innerText(), /claude-api \(its own\)\s+1172/);
    await answer.getByRole('button', { name: 'Show the Context Budget' }).waitFor();
    await screenshot('chat-budget');
  });

  it('answer about several skills that are used in chat at once, and about an image', async () => {
    const { chat, sidebar, page, quickInput, screenshot } = window();
    await chat.startOver();
    await sidebar.row('csv-cleaning').click({ modifiers: ['ControlOrMeta'] });
    await sidebar.row('pdf-forms').click({ modifiers: ['ControlOrMeta'] });
    await sidebar.contextAction(sidebar.row('pdf-forms'), 'Use Skill in Chat');
    await chat.attachment('csv-cleaning').waitFor();
    await page.getByRole('button', { name: /^Add Context/ }).click();
    await quickInput.pick('Files & Folders...');
    await page.getByRole('textbox', { name: 'Search file or folder by name' }).fill('dot');
    await quickInput.pick('dot.png');
    await screenshot('chat-attached');
    api.script(says('Both, and a dot.'));
    await page.keyboard.press('Escape');
    await chat.input.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('what are these?');
    await page.getByRole('button', { name: /^Send/ }).click();
    await eventually(async () => assert.match(await chat.lastAnswer(), /Both, and a dot/));
    const asked = JSON.stringify(api.requests.at(-1)?.body.messages);
    assert.match(asked, /Split at commas/);
    assert.match(asked, /MARZIPAN/);
    assert.match(asked, /"type":"image"/);
    await screenshot('chat-attached-answer');
  });

  it('take rows that are dragged into the input for skills to load', async () => {
    const { chat, sidebar, page, screenshot } = window();
    await chat.startOver();
    await chat.type('@skills what is the word?');
    await chat.dropOnInput(sidebar.row('pdf-forms'));
    await chat.attachment('SKILL.md').first().waitFor();
    await screenshot('chat-dragged');
    api.script(says('MARZIPAN.'));
    await page.getByRole('button', { name: /^Send/ }).click();
    await eventually(async () => assert.match(await chat.lastAnswer(), /MARZIPAN/));
    assert.match(JSON.stringify(api.requests.at(-1)?.body.messages), /"name":"load_skill".*The secret word/);
  });
});

describe('The commands of @skills where tools are turned off', () => {
  const window = useVsCode({
    workspace: 'test/fixtures/chat',
    settings: { 'skillManager.tools.deny': ['load_skill'] },
  });

  it('say which setting keeps a skill from being loaded', async () => {
    const { chat, screenshot } = window();
    await chat.open();
    await chat.pickModel('Claude (set your API key)');
    assert.match(await chat.ask('@skills /load pdf-forms'), /load_skill.*your settings turn off/);
    await chat.answers.last().getByRole('button', { name: 'Open the Setting' }).waitFor();
    await screenshot('chat-denied-light');
    await chat.startOver();
    await chat.ask('@skills /doctor');
    assert.match(await chat.answers.last().innerText(), /Models cannot load skills/);
    await screenshot('chat-doctor-light');
  });
});
