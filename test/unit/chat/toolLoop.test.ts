import assert from 'node:assert/strict';
import type { ChatMessage } from '../../../src/core/chat/chatModel.ts';
import { toolLoop, type LoopOutcome, type LoopRequest } from '../../../src/core/chat/toolLoop.ts';
import { neverCancelled } from '../../../src/core/host.ts';
import { tools } from '../../../src/core/tools/index.ts';
import { CancellationSource } from '../../../src/core/cancellationSource.ts';
import { callOf, hang, ScriptedModel } from '../../support/scriptedModel.ts';
import { workbench } from '../../support/skillFixture.ts';

const skills = workbench([
  { name: 'pdf', body: 'Fill the form.' },
  { name: 'csv', body: 'Split at commas.' },
]);
const declarations = tools.map(({ name, modelDescription }) => ({
  name,
  description: modelDescription,
  inputSchema: {},
}));
const start: readonly ChatMessage[] = [
  { role: 'system', parts: [{ kind: 'text', text: 'system' }] },
  { role: 'user', parts: [{ kind: 'text', text: 'hello' }] },
];

async function run(
  model: ScriptedModel,
  more: Partial<LoopRequest> = {},
): Promise<LoopOutcome & { readonly written: string; readonly results: readonly string[] }> {
  let written = '';
  const outcome = await toolLoop({
    model,
    messages: start,
    tools: declarations,
    invoke: (call, token) => {
      const tool = tools.find(({ name }) => name === call.name);
      assert.ok(tool && token);
      return skills.call(tool, call.input);
    },
    isSkillName: name => skills.skills.some(skill => skill.analysis.name === name),
    write: text => (written += text),
    token: neverCancelled,
    ...more,
  });
  const parts = outcome.messages.flatMap(message => message.parts);
  return {
    ...outcome,
    written,
    results: parts.flatMap(part => (part.kind === 'toolResult' ? [part.text] : [])),
  };
}

describe('The tool loop', () => {
  it('streams an answer without calls and adds it to the conversation', async () => {
    const { end, written, messages, rounds } = await run(new ScriptedModel([['Hel', 'lo']]));
    assert.deepEqual([end, written, rounds], ['answered', 'Hello', 1]);
    assert.deepEqual(messages, [{ role: 'assistant', parts: [{ kind: 'text', text: 'Hello' }] }]);
  });

  it('runs calls in order, tells the results in one message, and asks again', async () => {
    const first = callOf('load_skill', { name: 'pdf' });
    const second = callOf('load_skill', { name: 'csv' });
    const model = new ScriptedModel([['Loading. ', first, second], ['Done.']]);
    const { end, written, results, messages } = await run(model);
    assert.deepEqual([end, written], ['answered', 'Loading. Done.']);
    assert.ok(results[0]?.includes('Fill the form.') && results[1]?.includes('Split at commas.'));
    assert.deepEqual(
      messages.map(message => message.role),
      ['assistant', 'user', 'assistant'],
    );
  });

  it('sends in each request the one before it, exactly, and more behind it', async () => {
    const model = new ScriptedModel([
      [callOf('load_skill', { name: 'pdf' })],
      [callOf('load_skill', { name: 'csv' }), callOf('load_skill', { name: 'pdf' })],
      [callOf('no_such', {})],
      ['Done.'],
    ]);
    await run(model);
    assert.equal(model.requests.length, 4);
    model.requests.slice(1).forEach((request, at) => {
      const before = model.requests[at];
      assert.deepEqual(request.tools, before?.tools);
      assert.deepEqual(request.messages.slice(0, before?.messages.length), before?.messages);
      assert.ok(request.messages.length > (before?.messages.length ?? 0));
    });
  });

  it('answers a second load of an unchanged skill without its body', async () => {
    const model = new ScriptedModel([
      [callOf('load_skill', { name: 'pdf' })],
      [callOf('load_skill', { name: 'PDF' })],
      ['Done.'],
    ]);
    const { results } = await run(model);
    assert.ok(results[0]?.includes('Fill the form.'));
    assert.ok(results[1]?.includes('already loaded') && !results[1].includes('Fill the form.'));
  });

  it('answers with the body again where it differs from what is loaded, or the load had failed', async () => {
    for (const earlier of [
      { text: '<skill name="pdf">older</skill>', failed: false },
      { text: 'denied', failed: true },
    ]) {
      const call = callOf('load_skill', { name: 'pdf' });
      const messages: readonly ChatMessage[] = [
        ...start,
        { role: 'assistant', parts: [call] },
        { role: 'user', parts: [{ kind: 'toolResult', callId: call.callId, ...earlier }] },
      ];
      const model = new ScriptedModel([[callOf('load_skill', { name: 'pdf' })], ['Done.']]);
      assert.ok((await run(model, { messages })).results[0]?.includes('Fill the form.'));
    }
  });

  it('tells a model that calls a skill by its name how to load it, and goes on', async () => {
    const { end, results } = await run(new ScriptedModel([[callOf('pdf', {})], ['Done.']]));
    assert.equal(end, 'answered');
    assert.ok(results[0]?.includes('"pdf" is a skill, not a tool') && results[0].includes('{"name":"pdf"}'));
  });

  it('tells a model that calls an unknown tool which there are', async () => {
    const { results } = await run(new ScriptedModel([[callOf('bash', {})], ['Done.']]));
    assert.ok(
      results[0]?.includes('There is no tool "bash". The tools are: list_skills, search_skills, load_skill'),
    );
  });

  it('tells the model of a tool that throws', async () => {
    const invoke = (): Promise<never> => Promise.reject(new Error('disk on fire'));
    const { end, results } = await run(
      new ScriptedModel([[callOf('load_skill', { name: 'pdf' })], ['Done.']]),
      { invoke },
    );
    assert.deepEqual([end, results], ['answered', ['load_skill failed: disk on fire']]);
  });

  it('stops after the rounds allowed and says so', async () => {
    const model = new ScriptedModel(Array.from({ length: 9 }, () => [callOf('list_skills', {})]));
    const { end, rounds, written, messages } = await run(model, { maxRounds: 3 });
    assert.deepEqual([end, rounds, model.requests.length], ['capped', 3, 3]);
    assert.ok(written.includes('in 3 rounds'));
    assert.equal(messages.at(-1)?.role, 'assistant');
  });

  it('stops at once when cancelled while the stream hangs, and keeps the text so far', async () => {
    const source = new CancellationSource();
    const { end, messages } = await run(new ScriptedModel([['So far', hang]]), {
      token: source.token,
      write: () => source.cancel(),
    });
    assert.equal(end, 'cancelled');
    assert.deepEqual(messages, [{ role: 'assistant', parts: [{ kind: 'text', text: 'So far' }] }]);
  });

  it('stops at once when cancelled while a tool hangs, leaving no call without a result', async () => {
    const source = new CancellationSource();
    const invoke = (): Promise<never> => {
      source.cancel();
      return new Promise(() => undefined);
    };
    const model = new ScriptedModel([[callOf('list_skills', {})]]);
    const { end, messages } = await run(model, { token: source.token, invoke });
    assert.deepEqual([end, messages], ['cancelled', []]);
  });

  it('asks nothing when cancelled before it begins', async () => {
    const source = new CancellationSource();
    source.cancel();
    assert.equal((await run(new ScriptedModel([['x']]), { token: source.token })).end, 'cancelled');
  });

  it('hands back the error of a model that fails, with what was said before', async () => {
    const error = new Error('overloaded');
    const outcome = await run(new ScriptedModel([[callOf('list_skills', {})], ['Half', error]]));
    assert.deepEqual([outcome.end, outcome.error], ['failed', error]);
    assert.deepEqual(
      outcome.messages.map(message => message.role),
      ['assistant', 'user', 'assistant'],
    );
  });
});
