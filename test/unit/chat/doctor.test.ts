import assert from 'node:assert/strict';
import { examine } from '../../../src/core/chat/doctor/examine.ts';
import type { SetUp } from '../../../src/core/chat/doctor/setUp.ts';

const sound: SetUp = {
  ...{ model: 'Claude', models: 1, agents: ['Claude Code'], agentsNamed: false, folders: 1, trusted: true },
  ...{ roots: 1, skills: 2, errors: 0, warnings: 0, notices: [], toolsOff: [], wrongSettings: [] },
  ...{ rulesOff: 0, mcp: 'all' },
};

const notice = { message: 'cannot be read', path: '/a' };

describe('The doctor', () => {
  it('finds nothing wrong with a sound set-up', () =>
    assert.deepEqual([...new Set(examine(sound).map(({ state }) => state))], ['good']));

  for (const [what, change, text, by] of [
    ['no model at all', { model: undefined, models: 0 }, 'no language model', 'setKey'],
    ['no model, and none to choose', { model: undefined, models: 0 }, 'GitHub Copilot', 'signIn'],
    ['a model that is not chosen', { model: undefined, models: 2 }, '2 are on offer', 'setKey'],
    ['no folder', { folders: 0 }, 'No folder is open', 'openFolder'],
    ['no trust', { trusted: false }, 'not trusted', 'trust'],
    ['no agent', { agents: [] }, 'No agent', 'chooseAgents'],
    ['no skill folder', { roots: 0, skills: 0 }, 'no skill folder', 'newSkill'],
    ['empty skill folders', { skills: 0 }, 'hold no skill', 'newSkill'],
    ['errors', { errors: 1, warnings: 2 }, '1 error and 2 warnings', 'showProblems'],
    ['load_skill off', { toolsOff: ['load_skill'] }, 'cannot load skills', 'openSetting'],
    ['other tools off', { toolsOff: ['check_skill'] }, 'tools off: check_skill', 'openSetting'],
    ['a wrong setting', { wrongSettings: ['skillManager.roots'] }, 'skillManager.roots', 'openSetting'],
    ['rules off', { rulesOff: 1 }, '1 rule is turned off', 'openSetting'],
    ['no MCP', { mcp: 'none' }, 'no MCP server', 'openSetting'],
    ['MCP of the registry', { mcp: 'registry' }, 'registry only', 'openSetting'],
    ['a notice', { notices: [notice] }, 'cannot be read', 'revealNotice'],
  ] as const)
    it(`tells of ${what}, with what mends it`, () => {
      const remarks = examine({ ...sound, ...change }).filter(({ state }) => state !== 'good');
      const found = remarks.find(remark => remark.text.includes(text));
      assert.equal(found?.mend?.by, by, JSON.stringify(remarks));
    });

  it('tells what is wrong first, and of many notices five', () => {
    const remarks = examine({ ...sound, skills: 0, notices: Array.from({ length: 9 }, () => notice) });
    assert.equal(remarks[0]?.state, 'wrong');
    assert.equal(remarks.filter(({ mend }) => mend?.by === 'revealNotice').length, 5);
    assert.ok(remarks.some(({ text }) => text.startsWith('4 more notices')));
  });
});
