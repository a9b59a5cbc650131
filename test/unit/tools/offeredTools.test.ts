import assert from 'node:assert/strict';
import { tools } from '../../../src/core/tools/index.ts';
import { offeredTools, type ToolChoice } from '../../../src/core/tools/offeredTools.ts';

const names = (choice: Partial<ToolChoice>, anySkill?: boolean): readonly string[] =>
  offeredTools(tools, { profile: 'full', allow: [], deny: [], ...choice }, anySkill).map(({ name }) => name);

describe('The tools that are offered', () => {
  it('are all of them in the full profile', () => assert.equal(names({}).length, tools.length));

  it('T02: only bring skills in where nothing else is wanted', () => {
    const knowledge = names({ profile: 'knowledge_only' });
    for (const name of ['load_skill', 'select_skill_docs', 'list_skill_docs'])
      assert.ok(knowledge.includes(name));
    for (const name of ['check_skill', 'create_skill']) assert.ok(!knowledge.includes(name));
  });

  it('A23: are those allowed, without those denied', () => {
    assert.deepEqual(names({ allow: ['list_skills', 'load_skill'], deny: ['load_skill'] }), ['list_skills']);
    assert.deepEqual(names({ profile: 'knowledge_only', allow: ['create_skill'] }), []);
  });

  it('H27, R03: are none where there is no skill', () => assert.deepEqual(names({}, false), []));

  it('H46: have names that no skill can have', () => {
    for (const { name } of tools) assert.ok(name.includes('_'), name);
  });

  it('ask about what is written, never about what is read', () => {
    assert.deepEqual(
      tools.filter(tool => tool.purpose === 'knowledge' && tool.confirm).map(({ name }) => name),
      [],
    );
  });
});
