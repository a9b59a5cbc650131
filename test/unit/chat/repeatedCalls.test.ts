import assert from 'node:assert/strict';
import { RepeatedCalls } from '../../../src/core/chat/repeatedCalls.ts';
import { callOf } from '../../support/scriptedModel.ts';
import { resultsOf, SkillConversation } from '../../support/skillConversation.ts';
import { workbench } from '../../support/skillFixture.ts';

const call = (input: unknown = {}) => callOf('read', input);

describe('Calls that are repeated', () => {
  for (const [what, steady, answers, advised] of [
    ['fails the same twice', false, ['no!', 'no!'], true],
    ['fails once', false, ['no!'], false],
    ['fails differently', false, ['no!', 'never!'], false],
    ['answers the same twice, and is steady', true, ['yes', 'yes'], true],
    ['answers the same twice, as a poll does', false, ['yes', 'yes'], false],
  ] as const) {
    it(`${advised ? 'are stopped' : 'go on'} where the tool ${what}`, () => {
      const repeated = new RepeatedCalls();
      for (const text of answers) repeated.note(call(), { text, failed: text.endsWith('!') }, steady);
      assert.equal(repeated.adviceFor(call()) !== undefined, advised);
      assert.equal(repeated.adviceFor(call({ other: 1 })), undefined);
    });
  }

  it('are stopped for a tool that fails six times in a row, until it succeeds', () => {
    const repeated = new RepeatedCalls();
    for (let at = 0; at < 6; at++) repeated.note(call(at), { text: `no ${at}`, failed: true }, false);
    assert.match(repeated.adviceFor(call('new')) ?? '', /failed 6 times in a row.*tell the user/);
    repeated.note(call(7), { text: 'yes', failed: false }, false);
    assert.equal(repeated.adviceFor(call('new')), undefined);
  });

  it('are cut short in a turn with advice, and the model goes on', async () => {
    const chat = new SkillConversation(workbench([{ name: 'pdf' }]));
    const missing = () => [callOf('read_skill_file', { skill: 'pdf', path: 'gone.md' })];
    const outcome = await chat.say('go', missing(), missing(), missing());
    assert.equal(outcome.end, 'answered');
    assert.match(resultsOf(outcome)[2] ?? '', /was not run: .* 2 times.*no file "gone\.md"/);
  });
});
