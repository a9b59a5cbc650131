import assert from 'node:assert/strict';
import { readingAgents } from '../../../src/core/agents/reading/readingAgents.ts';
import { budgetOf } from '../../../src/core/visibility/budgetOf.ts';
import type { SeenSkill } from '../../../src/core/visibility/candidate.ts';
import type { Situation } from '../../../src/core/visibility/situation.ts';
import { visibility, Visibility } from '../../../src/core/visibility/visibility.ts';
import { randomNumbers } from '../../support/randomNumbers.ts';
import { skillOf } from '../../support/skillFixture.ts';

const situation: Situation = {
  ...{ workingDirectory: '/work', repository: '/work', trusted: true, switches: {} },
  home: { path: '/home/me', environment: {} },
  window: 10_000,
};

const names = ['alpha', 'beta', 'gamma', 'delta'];
const folders = [
  '/work/.claude/skills',
  '/work/.agents/skills',
  '/home/me/.claude/skills',
  '/work/.gemini/skills',
];

describe('Visibility', () => {
  it('says after any changes what it says of the same skills at once', () => {
    const random = randomNumbers(7);
    const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
    const kept = new Visibility(readingAgents, situation);
    let skills: readonly SeenSkill[] = [];
    for (let round = 0; round < 60; round++) {
      const directory = `${pick(folders)}/${pick(names)}-${random(9).toString()}`;
      const location = `${directory}/SKILL.md`;
      const others = skills.filter(skill => skill.location !== location);
      const description = 'd'.repeat(random(300));
      const name = pick(names);
      skills = random(5) === 0 ? others : [...others, skillAt(directory, name, description)];
      kept.update(skills);
      for (const agent of readingAgents) {
        const anew = visibility(skills, agent, situation);
        const incremental = kept.view(agent.id)?.verdicts ?? new Map<string, unknown>();
        assert.deepEqual(sorted(incremental), sorted(anew), `${agent.id}, round ${round.toString()}`);
      }
    }
    assert(skills.length > 20);
  });

  it('tells of no skill or agent that is not there', () => {
    const all = new Visibility(readingAgents, situation);
    all.update([skillAt('/work/.claude/skills/alpha', 'alpha', 'Does it.')]);
    assert.equal(all.verdict('/work/.claude/skills/alpha/SKILL.md', 'spec'), undefined);
    assert.equal(all.verdict('/elsewhere/SKILL.md', 'codex'), undefined);
  });

  it('adds up what the list costs to what is used', () => {
    const all = new Visibility(readingAgents, situation);
    const skills = Array.from({ length: 30 }, (_, at) => {
      const name = `skill-${at.toString()}`;
      return skillAt(`/work/.agents/skills/${name}`, name, 'é'.repeat(at * 10));
    });
    all.update(skills);
    for (const id of ['codex', 'gemini', 'vscode'] as const) {
      const view = all.view(id);
      assert(view);
      const { unit, used, entries } = budgetOf(view);
      const cost = (text: string): number =>
        unit === 'tokens' ? Math.ceil(Buffer.byteLength(text) / 4) : text.length;
      assert.equal(
        used,
        entries.reduce((sum, { text }) => sum + cost(text), 0),
        id,
      );
    }
  });
});

function skillAt(directory: string, name: string, description: string): SeenSkill {
  const skill = skillOf({ name, description, directory });
  const path = directory.slice(0, directory.lastIndexOf('/'));
  const scope = path.startsWith('/home') ? 'personal' : 'project';
  const root = { path, scope, label: path, agents: [] } as const;
  return { ...skill, ways: [{ root, path: `${directory}/SKILL.md` }] };
}

function sorted(verdicts: ReadonlyMap<string, unknown>): unknown {
  return [...verdicts].sort(([a], [b]) => (a < b ? -1 : 1));
}
