import assert from 'node:assert/strict';
import { findSkill } from '../../../src/core/tools/findSkill.ts';
import { skillOf, type SkillFixture } from '../../support/skillFixture.ts';

const check = (fixtures: readonly SkillFixture[], wanted: string, location: string): void => {
  it(`${JSON.stringify(wanted)} is ${location}`, () => {
    const found = findSkill(fixtures.map(skillOf), wanted);
    assert.deepEqual(found.ok && found.value.location, location);
  });
};

const checkRefused = (
  fixtures: readonly SkillFixture[],
  wanted: string,
  ...parts: readonly string[]
): void => {
  it(`${JSON.stringify(wanted)} is answered with ${parts.join(' and ')}`, () => {
    const found = findSkill(fixtures.map(skillOf), wanted);
    assert.ok(!found.ok);
    for (const part of parts) assert.ok(found.error.includes(part), found.error);
  });
};

const two: readonly SkillFixture[] = [
  { name: 'plan', body: 'one', directory: '/work/.claude/skills/plan' },
  { name: 'plan', body: 'two', directory: '/work/.github/skills/plan' },
];

describe('Finding the skill that is meant', () => {
  check([{ name: 'sandbox' }], '  SandBox ', '/work/.claude/skills/sandbox/SKILL.md');
  check([{ name: 'pdf' }, { name: 'PDF' }], 'PDF', '/work/.claude/skills/PDF/SKILL.md');
  check(two, '/work/.github/skills/plan/SKILL.md', '/work/.github/skills/plan/SKILL.md');
  check(two, '/work/.github/skills/plan/', '/work/.github/skills/plan/SKILL.md');
  check(
    [
      { name: 'plan', body: 'same' },
      { name: 'plan', body: 'same', directory: '/b/plan' },
    ],
    'plan',
    '/work/.claude/skills/plan/SKILL.md',
  );
  checkRefused(two, 'plan', '/work/.claude/skills/plan/SKILL.md', '/work/.github/skills/plan/SKILL.md');
  checkRefused(
    [{ name: 'alpha' }, { name: 'beta' }],
    'alpah',
    'nearest names are: "alpha", "beta"',
    'list_skills',
  );
  checkRefused(
    ['/a/run', '/b/run'].map(directory => ({ name: 'run', directory, files: { 'run.sh': 'echo good' } })),
    'run',
    '2 skills are called "run"',
    '/a/run/SKILL.md',
    '/b/run/SKILL.md',
  );
  checkRefused(
    [
      { name: 'plan', body: 'same' },
      { name: 'plan', body: 'same', directory: '/b/plan' },
      { name: 'deploy', manualOnly: true },
      { name: 'pdf' },
    ],
    'x',
    'list_skills to see all 2 that it lists',
  );
  checkRefused([], 'x', 'no skills were found at all');
});
